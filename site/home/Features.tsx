import './Features.deferred.css';
import { Action } from '../layout/Action.tsx';
import type { PageProps } from '../pageProps.ts';
import { EveningCourt } from './EveningCourt.tsx';
import { FeatureBlock, type Stop } from './FeatureBlock.tsx';
import { SplitPrice } from './SplitPrice.tsx';
import { TakeAPlace, takeAPlaceId } from './TakeAPlace.tsx';

/** On desktops the first four stops share a court while the page scrolls. */
export function Features({ content, assets: { pictures } }: PageProps) {
  const { home, evening, site } = content;
  const { features, splitPrice } = home;
  const frontDesk = (
    <img className="evening-court evening-front-desk" src={pictures['desk']?.src} alt="" loading="lazy" />
  );
  const propsOf = (stop: Stop) => ({
    ...features[stop],
    stop,
    evening,
    pictures,
    court: <EveningCourt evening={evening} pictures={pictures} hasOnePlayer={stop === 'dashboard'} />,
  });
  return (
    // The specification prescribes the anchor #feature.
    <section className="features" id="feature" aria-labelledby="features">
      <div className="features-head page">
        <h2 id="features">{features.title}</h2>
        <p>{features.text}</p>
      </div>
      <FeatureBlock {...propsOf('dashboard')} />
      <FeatureBlock {...propsOf('events')} />
      <FeatureBlock
        {...propsOf('join')}
        clickArea={
          // biome-ignore lint/a11y/noLabelWithoutControl: its checkbox is in TakeAPlace and has a label there
          <label className="take-a-place-click-area" htmlFor={takeAPlaceId} />
        }
      >
        <TakeAPlace evening={evening} />
      </FeatureBlock>
      <SplitPrice words={splitPrice} evening={evening} pictures={pictures} />
      <FeatureBlock {...propsOf('membership')} court={frontDesk}>
        <ul className="features-perks">
          {features.membership.perks.map(({ title, text }) => (
            <li key={title}>
              <h4>{title}</h4>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <Action actions={site.actions} name="membership" variant="accent" />
      </FeatureBlock>
    </section>
  );
}
