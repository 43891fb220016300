import { visitorTab } from './words.ts';

// In the tab that "As visitors see it" opens, the page does what it does for visitors.
if (window.name === visitorTab) {
  import.meta.hot?.on('content-changed', () => location.reload());
  await import('../../site/islands/loader.ts');
} else await import('./Editor.tsx');
