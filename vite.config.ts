import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sitePlugin } from './ssg/sitePlugin.ts';

export default defineConfig(({ command }) => {
  // The shell may set another NODE_ENV.
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return {
    plugins: [react(), sitePlugin()],
    build: {
      target: ['chrome131', 'firefox132', 'safari18.1', 'ios18.1'],
      cssMinify: 'lightningcss',
    },
  };
});
