import type { PageProps } from '../pageProps.ts';
import { Features } from './Features.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { Testimonials } from './Testimonials.tsx';

export function Page({ content, assets }: PageProps) {
  const { howItWorks, features, testimonials } = content.home;
  return (
    <main id="main">
      <Hero content={content} />
      <HowItWorks {...howItWorks} />
      <Features features={features} evening={content.evening} pictures={assets.pictures} />
      <Testimonials {...testimonials} pictures={assets.pictures} />
    </main>
  );
}
