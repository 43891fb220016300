import './Ball.later.css';
import type { PageProps } from '../pages.ts';
import { Features } from './Features.tsx';
import { Finale } from './Finale.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { Testimonials } from './Testimonials.tsx';

export function Page({ content, assets }: PageProps) {
  const { howItWorks, features, split, testimonials } = content.home;
  return (
    <main id="main">
      <Hero content={content} />
      <HowItWorks {...howItWorks} />
      <Features features={features} split={split} evening={content.evening} pictures={assets.pictures} />
      <Testimonials {...testimonials} pictures={assets.pictures} />
      <Finale content={content} />
    </main>
  );
}
