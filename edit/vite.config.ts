import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sitePlugin } from '../ssg/sitePlugin.ts';
import { editor } from './editorPlugin.ts';

const port = process.env['PORT'];

/** npm run edit: the development server with the editor on its pages, for this machine only. */
export default defineConfig({
  root: process.cwd(),
  plugins: [react(), sitePlugin(editor)],
  server: { host: '127.0.0.1', port: Number(port ?? 5173), strictPort: Boolean(port), open: process.stdout.isTTY },
});
