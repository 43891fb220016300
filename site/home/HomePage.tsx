import './HomePage.css';
import './HomePage.deferred.css';
// Of the sheets, which are fetched.
import './CourtSheet.deferred.css';
import './CourtSheetLayout.deferred.css';
import './CourtStep.deferred.css';
import './Ball.deferred.css';
import './Poster.deferred.css';
import type { PageProps } from '../pageProps.ts';
import { courtAddress } from '../route.ts';
import { Features } from './Features.tsx';
import { Finale } from './Finale.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { Testimonials } from './Testimonials.tsx';

export function Page({ content, assets, route }: PageProps) {
  const { howItWorks, features, split, testimonials } = content.home;
  return (
    // Two files hang on this order. Ball.deferred.css names for each scene the one after it. HomePage.css lets all after
    // HowItWorks wait for its styles, which stand in *.deferred.css; what stands above has them in a plain .css.
    <main id="main">
      <Hero content={content} route={route} pictures={assets.pictures} />
      <HowItWorks {...howItWorks} />
      <Features
        features={features}
        split={split}
        evening={content.evening}
        actions={content.site.actions}
        pictures={assets.pictures}
      />
      <Testimonials {...testimonials} pictures={assets.pictures} />
      <Finale content={content} address={assets.siteUrl && assets.siteUrl + route.link(courtAddress('badminton'))} />
    </main>
  );
}
