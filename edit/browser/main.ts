import { visitorTab } from './words.ts';

// The tab that "As visitors see it" opens works as for visitors.
if (window.name === visitorTab) {
  import.meta.hot?.on('content-changed', () => location.reload());
  await import('../../site/islands/loader.ts');
} else await import('./Editor.tsx');
