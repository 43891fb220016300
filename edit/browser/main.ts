import { previewTab } from './words.ts';

// The tab of the link "As visitors see it" has no editor.
if (window.name === previewTab) {
  import.meta.hot?.on('content-changed', () => location.reload());
  await import('../../site/islands/loader.ts');
} else await import('./Editor.tsx');
