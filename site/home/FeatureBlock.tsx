import './FeatureBlock.deferred.css';
import './FeatureBelowDesktop.deferred.css';
import './FeatureScroll.deferred.css';
import './FeaturePhone.deferred.css';
import type { ReactNode } from 'react';
import type { Content } from '../../content/schema.ts';
import type { Pictures } from '../assets.ts';
import type { drawnFeatures } from '../pictures/drawnPictures.ts';
import { Dashboard } from '../screens/Dashboard.tsx';
import { Events } from '../screens/Events.tsx';
import { Join } from '../screens/Join.tsx';
import { Membership } from '../screens/Membership.tsx';
import { type Screen, ScreenPicture } from '../screens/ScreenPicture.tsx';
import { Clock } from './Clock.tsx';

export const featureScreens: Record<(typeof drawnFeatures)[number], Screen> = {
  'screen-dashboard': Dashboard,
  'screen-events': Events,
  'screen-join': Join,
  'screen-membership': Membership,
};

export type Stop = 'dashboard' | 'events' | 'join' | 'membership';

type Props = Content['home']['features']['dashboard'] & {
  stop: Stop;
  evening: Content['evening'];
  pictures: Pictures;
  court: ReactNode;
  /** An empty label over a button of the drawn screen, for the checkbox in `children`. */
  clickArea?: ReactNode;
  children?: ReactNode;
};

export function FeatureBlock(props: Props) {
  const { stop, title, description, image, alt, evening, pictures, court, clickArea, children } = props;
  // The clock fits only the drawn screen: an owner's screenshot shows another time and other people.
  const isDrawn = !pictures[image];
  return (
    <article className={`feature feature-${stop}`} id={stop} aria-labelledby={`${stop}-title`}>
      <div className="feature-words">
        {isDrawn ? <Clock {...evening[stop]} /> : null}
        <h3 id={`${stop}-title`}>{title}</h3>
        <p>{description}</p>
        {children}
      </div>
      {court}
      <ScreenPicture
        screens={featureScreens}
        name={image}
        alt={alt}
        evening={evening}
        pictures={pictures}
        clickArea={clickArea}
        sizes="(width < 64rem) 80vw, 24rem"
      />
    </article>
  );
}
