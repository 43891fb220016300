import type { PageProps } from '../pages.ts';
export function Page({ content }: PageProps) {
  return (
    <main id="main">
      <h1>{content.home.hero.title}</h1>
    </main>
  );
}
