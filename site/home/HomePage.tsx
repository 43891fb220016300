import './HomePage.css';
import './HomePage.deferred.css';
// The styles of court sheets. The HTML of a sheet is fetched when a visitor opens it.
import './CourtSheet.deferred.css';
import './CourtStage.deferred.css';
import './CourtTransition.deferred.css';
import type { PageProps } from '../pageProps.ts';
import { courtTarget } from '../route.ts';
import { Features } from './Features.tsx';
import { Finale } from './Finale.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { Testimonials } from './Testimonials.tsx';

export function Page({ content, assets, route }: PageProps) {
  const { howItWorks, features, splitPrice, testimonials } = content.home;
  return (
    // HomePage.deferred.css depends on this order, because the ball leaves a section when the next one appears.
    <main id="main">
      <Hero content={content} route={route} pictures={assets.pictures} />
      <HowItWorks {...howItWorks} pictures={assets.pictures} />
      <Features
        features={features}
        splitPrice={splitPrice}
        evening={content.evening}
        actions={content.site.actions}
        pictures={assets.pictures}
      />
      <Testimonials {...testimonials} pictures={assets.pictures} />
      <Finale
        content={content}
        drawingUrl={assets.pictures['finale']?.src ?? ''}
        courtUrl={assets.siteUrl && assets.siteUrl + route.link(courtTarget('badminton'))}
      />
    </main>
  );
}
