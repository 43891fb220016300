import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { site } from './build/site.ts';

export default defineConfig({
  plugins: [react(), site()],
  build: {
    // Browsers as released in the last two years; see README.
    target: ['chrome131', 'firefox132', 'safari18.1'],
    cssMinify: 'lightningcss',
  },
});
