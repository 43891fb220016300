import type { PageProps } from '../pages.ts';
export function Page({ content }: PageProps) {
  return (
    <main id="main">
      <h1>{content.about.banner.title}</h1>
    </main>
  );
}
