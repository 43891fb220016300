// The tab of the link "As visitors see it" (Editor.tsx).
if (window.name === 'as-visitors-see-it') {
  import.meta.hot?.on('content-changed', () => location.reload());
  await import('../../site/islands/loader.ts');
} else await import('./Editor.tsx');
