import './Features.css';
import type { Content } from '../../content/schema.ts';
import type { Pictures } from '../assets.ts';
import { Court } from '../courts/Court.tsx';
import { FeatureBlock } from './FeatureBlock.tsx';

type Props = { features: Content['home']['features']; evening: Content['evening']; pictures: Pictures };

/** One evening in four screens: a phone on its court, two side by side, and the card that goes with them. */
export function Features({ features, ...shown }: Props) {
  const { membership } = features;
  return (
    <section className="features" id="feature" aria-labelledby="features">
      <div className="features-first">
        <div className="page">
          <div className="features-head">
            <h2 id="features">{features.title}</h2>
            <p>{features.text}</p>
          </div>
          <FeatureBlock {...shown} {...features.dashboard} floor="badminton" look="wide" />
        </div>
      </div>
      <div className="features-pair page">
        <FeatureBlock {...shown} {...features.events} floor="futsal" look="tile-left" />
        <FeatureBlock {...shown} {...features.join} floor="tennis" look="tile-right" />
      </div>
      <div className="features-last">
        <Court floor="band" />
        <div className="page">
          <FeatureBlock {...shown} {...membership} look="band">
            <ul className="features-perks">
              {membership.perks.map(({ title, text }) => (
                <li key={title}>
                  <h4>{title}</h4>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </FeatureBlock>
        </div>
      </div>
    </section>
  );
}
