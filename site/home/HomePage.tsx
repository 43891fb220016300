import type { PageProps } from '../pages.ts';
import { Hero } from './Hero.tsx';

export function Page({ content }: PageProps) {
  return (
    <main id="main">
      <Hero content={content} />
    </main>
  );
}
