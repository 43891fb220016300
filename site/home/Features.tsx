import './Features.deferred.css';
import type { Content } from '../../content/schema.ts';
import type { Pictures } from '../assets.ts';
import { Action } from '../layout/GetApp.tsx';
import { EveningCourt } from './EveningCourt.tsx';
import { EveningStage } from './EveningStage.tsx';
import { FeatureBlock, type Stop } from './FeatureBlock.tsx';
import { SplitPrice } from './SplitPrice.tsx';
import { TakeAPlace, takeAPlaceId } from './TakeAPlace.tsx';

type Props = {
  features: Content['home']['features'];
  splitPrice: Content['home']['splitPrice'];
  evening: Content['evening'];
  actions: Content['site']['actions'];
  pictures: Pictures;
};

/**
 * One evening in five stops. On desktops each stop is as wide as the window; the first three share a court while the page
 * scrolls (FeatureScroll.deferred.css). On phones and tablets the stops are cards to swipe, below one court (EveningStage).
 */
export function Features({ features, splitPrice, evening, actions, pictures }: Props) {
  const propsOf = (stop: Stop, { isAlone = false } = {}) => ({
    ...features[stop],
    stop,
    evening,
    pictures,
    court: <EveningCourt evening={evening} pictures={pictures} isAlone={isAlone} />,
  });
  return (
    // The specification names the anchor: #feature.
    <section className="features" id="feature" aria-labelledby="features">
      <div className="features-head page">
        <h2 id="features">{features.title}</h2>
        <p>{features.text}</p>
      </div>
      <EveningStage evening={evening} pictures={pictures} />
      <div className="features-row">
        <FeatureBlock {...propsOf('dashboard', { isAlone: true })} />
        <FeatureBlock {...propsOf('events')} />
        <FeatureBlock
          {...propsOf('join')}
          control={
            // biome-ignore lint/a11y/noLabelWithoutControl: its checkbox is in TakeAPlace and has a label there
            <label className="take-a-place-click-area" htmlFor={takeAPlaceId} />
          }
        >
          <TakeAPlace evening={evening} />
        </FeatureBlock>
        <SplitPrice words={splitPrice} evening={evening} pictures={pictures} />
        <FeatureBlock {...propsOf('membership', { isAlone: true })}>
          <ul className="features-perks">
            {features.membership.perks.map(({ title, text }) => (
              <li key={title}>
                <h4>{title}</h4>
                <p>{text}</p>
              </li>
            ))}
          </ul>
          <Action actions={actions} name="membership" variant="accent" />
        </FeatureBlock>
      </div>
    </section>
  );
}
