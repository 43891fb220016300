// The editor's link "As visitors see it" opens a tab with this name.
if (window.name === 'as-visitors-see-it') {
  import.meta.hot?.on('content-changed', () => location.reload());
  await import('../../site/islands/loader.ts');
} else await import('./Editor.tsx');
