import { previewTab } from './words.ts';

// The tab that "As visitors see it" opens works as for visitors.
if (window.name === previewTab) {
  import.meta.hot?.on('content-changed', () => location.reload());
  await import('../../site/islands/loader.ts');
} else await import('./Editor.tsx');
