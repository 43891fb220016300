import './EveningStage.deferred.css';
import type { Content } from '../../content/schema.ts';
import type { Pictures } from '../assets.ts';
import { EveningCourt } from './EveningCourt.tsx';

type Props = { evening: Content['evening']; pictures: Pictures };

const stops = ['dashboard', 'events', 'join', 'split', 'membership'] as const;

/** On phones and tablets: links and court, which stay while the stops are swiped. Each link shows its stop's time. */
export const EveningStage = ({ evening, pictures }: Props) => (
  <div className="evening-stage">
    <nav className="evening-stops" aria-labelledby="features">
      {stops.map((stop) => (
        // biome-ignore lint/a11y/useAnchorContent: its name is the title of the stop
        <a key={stop} href={`#${stop}`} aria-labelledby={`${stop}-title`} data-label={evening[stop].clock} />
      ))}
    </nav>
    <EveningCourt evening={evening} pictures={pictures} />
  </div>
);
