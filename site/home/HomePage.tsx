import './HomePage.css';
import './HomePage.deferred.css';
import './Ball.deferred.css';
import './Poster.deferred.css';
import type { PageProps } from '../pageProps.ts';
import { courtAddress } from '../route.ts';
import { CourtSheet } from './CourtSheet.tsx';
import { Features } from './Features.tsx';
import { Finale } from './Finale.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { Testimonials } from './Testimonials.tsx';

export function Page({ content, assets, route }: PageProps) {
  const { howItWorks, features, split, testimonials } = content.home;
  return (
    // Ball.deferred.css names for each scene the one after it.
    <main id="main">
      <Hero content={content} route={route} hall={assets.hall[route.language]} />
      <HowItWorks {...howItWorks} pictures={assets.pictures} />
      <Features
        features={features}
        split={split}
        evening={content.evening}
        actions={content.site.actions}
        pictures={assets.pictures}
      />
      <Testimonials {...testimonials} pictures={assets.pictures} />
      <Finale
        content={content}
        drawing={assets.finale}
        address={assets.siteUrl && assets.siteUrl + route.link(courtAddress('badminton'))}
      />
    </main>
  );
}

/** A sheet for each room of the plan. */
export const Sheets = ({ content, assets, route }: PageProps) =>
  content.home.hero.activities.map((activity) => (
    <CourtSheet
      key={activity.floor}
      activity={activity}
      content={content}
      route={route}
      qr={assets.qr[route.language]}
      siteUrl={assets.siteUrl}
    />
  ));
