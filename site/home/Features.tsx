import './Features.deferred.css';
import type { Content } from '../../content/schema.ts';
import type { Pictures } from '../assets.ts';
import { Court } from '../courts/Court.tsx';
import { MembershipAction } from '../layout/Actions.tsx';
import { Avatar } from '../screens/Avatar.tsx';
import { FeatureBlock } from './FeatureBlock.tsx';
import { Split } from './Split.tsx';
import { TakeAPlace } from './TakeAPlace.tsx';

type Props = {
  features: Content['home']['features'];
  split: Content['home']['split'];
  evening: Content['evening'];
  actions: Content['site']['actions'];
  pictures: Pictures;
};

/** One evening in four screens: a phone on its court, two side by side, and the card that goes with them. */
export function Features({ features, split, evening, actions, pictures }: Props) {
  const { membership } = features;
  const shown = { evening, pictures };
  const onCourt = evening.people.in.slice(0, 4);
  return (
    <section className="features" id="feature" aria-labelledby="features">
      <div className="features-first">
        <div className="features-head">
          <h2 id="features">{features.title}</h2>
          <p>{features.text}</p>
        </div>
        <FeatureBlock
          {...shown}
          at={evening.dashboard}
          {...features.dashboard}
          floor="badminton"
          look="wide"
          beside={onCourt.map((person) => <Avatar key={person} evening={evening} person={person} silent />)}
        />
      </div>
      <div className="features-pair page">
        <FeatureBlock {...shown} at={evening.events} {...features.events} floor="futsal" look="left" />
        <FeatureBlock
          {...shown}
          at={evening.join}
          {...features.join}
          floor="tennis"
          look="right"
          control={<TakeAPlace evening={evening} />}
        />
      </div>
      <Split words={split} evening={evening} />
      <div className="features-last">
        <Court floor="band" />
        <div className="page">
          <FeatureBlock {...shown} at={evening.membership} {...membership} look="band">
            <ul className="features-perks">
              {membership.perks.map(({ title, text }) => (
                <li key={title}>
                  <h4>{title}</h4>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
            <MembershipAction actions={actions} />
          </FeatureBlock>
        </div>
      </div>
    </section>
  );
}
