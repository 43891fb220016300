import './EveningStage.deferred.css';
import type { Content } from '../../content/schema.ts';
import type { Pictures } from '../assets.ts';
import { EveningCourt } from './EveningCourt.tsx';

type Props = { evening: Content['evening']; pictures: Pictures };

const stops = ['dashboard', 'events', 'join', 'split', 'membership'] as const;

/** On phones and tablets: clock, links and court, which stay in place while the stops are swiped. */
export function EveningStage({ evening, pictures }: Props) {
  // CSS shows one of these lines at a time. SplitPrice has no time of its own, so Join's stays.
  const clocks = [evening.dashboard, evening.events, evening.join, evening.membership];
  return (
    <div className="evening-stage">
      <div className="evening-bar">
        <div className="evening-clock" data-clocks={clocks.map(({ clock }) => clock).join('\n')} aria-hidden="true" />
        <nav className="evening-stops" aria-labelledby="features">
          {stops.map((stop) => (
            // biome-ignore lint/a11y/useAnchorContent: its name is the title of the stop
            <a
              key={stop}
              href={`#${stop}`}
              aria-labelledby={`${stop}-title`}
              data-label={stop === 'split' ? `÷ ${evening.event.places}` : evening[stop].clock}
            />
          ))}
        </nav>
      </div>
      <EveningCourt evening={evening} pictures={pictures} playerCount={6} />
    </div>
  );
}
