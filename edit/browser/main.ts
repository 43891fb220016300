import { previewTab } from '../messages.ts';

if (window.name === previewTab) {
  import.meta.hot?.on('content-changed', () => location.reload());
  await import('../../site/islands/loader.ts');
} else await import('./Editor.tsx');
