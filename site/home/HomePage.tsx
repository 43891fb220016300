import './HomePage.css';
import './HomePage.deferred.css';
// A court's sheet is fetched as HTML without styles, so its styles are here.
import './CourtSheet.deferred.css';
import './CourtStage.deferred.css';
import './CourtTransition.deferred.css';
import type { PageProps } from '../pageProps.ts';
import { Features } from './Features.tsx';
import { Finale } from './Finale.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { Testimonials } from './Testimonials.tsx';

export function Page(props: PageProps) {
  const { content, assets } = props;
  const { howItWorks, testimonials } = content.home;
  return (
    // HomePage.deferred.css depends on this order, because the ball leaves a section when the next one appears.
    <main id="main">
      <Hero {...props} />
      <HowItWorks {...howItWorks} pictures={assets.pictures} />
      <Features {...props} />
      <Testimonials {...testimonials} pictures={assets.pictures} />
      <Finale {...props} />
    </main>
  );
}
