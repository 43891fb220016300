import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sitePlugin } from './ssg/sitePlugin.ts';

export default defineConfig(({ command }) => {
  // A build is always for production, even if the shell sets another NODE_ENV.
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return {
    plugins: [react(), sitePlugin()],
    build: {
      // Browsers as released in the last two years; see README.
      target: ['chrome131', 'firefox132', 'safari18.1', 'ios18.1'],
      cssMinify: 'lightningcss',
    },
  };
});
