import './FeatureBlock.deferred.css';
import type { ReactNode } from 'react';
import type { Content } from '../../content/schema.ts';
import type { Pictures } from '../assets.ts';
import { type ActivityId, Court } from '../courts/Court.tsx';
import type { drawnFeatures } from '../pictures/drawn.ts';
import { Dashboard } from '../screens/Dashboard.tsx';
import { Events } from '../screens/Events.tsx';
import { Join } from '../screens/Join.tsx';
import { Membership } from '../screens/Membership.tsx';
import { ScreenPicture, type Screens } from '../screens/ScreenPicture.tsx';
import { Clock } from './Clock.tsx';

export const featureScreens: Record<(typeof drawnFeatures)[number], Screens[string]> = {
  'screen-dashboard': Dashboard,
  'screen-events': Events,
  'screen-join': Join,
  'screen-membership': Membership,
};

type Props = {
  at: { who: string; clock: string };
  title: string;
  description: string;
  image: string;
  alt: string;
  floor?: ActivityId;
  look: 'wide' | 'left' | 'right' | 'band';
  evening: Content['evening'];
  pictures: Pictures;
  beside?: ReactNode;
  control?: ReactNode;
  children?: ReactNode;
};

export function FeatureBlock(props: Props) {
  const { at, title, description, image, alt, floor, look, evening, pictures, beside, control, children } = props;
  // A real screen has a clock and people of its own.
  const isDrawn = !pictures[image];
  return (
    <article className={`feature-block feature-block-${look}`} aria-labelledby={`feature-${look}`}>
      <div className="feature-block-words">
        {isDrawn ? <Clock time={at.clock} who={at.who} /> : null}
        <h3 id={`feature-${look}`}>{title}</h3>
        <p>{description}</p>
        {children}
      </div>
      <div className="feature-block-floor">
        {floor ? <Court floor={floor} /> : null}
        {isDrawn ? beside : null}
        <ScreenPicture
          screens={featureScreens}
          name={image}
          alt={alt}
          evening={evening}
          pictures={pictures}
          control={control}
          sizes="(width < 48rem) 90vw, 24rem"
        />
      </div>
    </article>
  );
}
