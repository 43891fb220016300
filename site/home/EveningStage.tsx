import './EveningStage.deferred.css';
import type { Content } from '../../content/schema.ts';
import type { Pictures } from '../assets.ts';
import { money } from '../screens/figures.ts';
import { EveningCourt } from './EveningCourt.tsx';

type Props = { evening: Content['evening']; pictures: Pictures };

const stops = ['dashboard', 'events', 'join', 'split', 'membership'] as const;

/** The part that stays in place on phones and tablets while the stops are swiped: the clock, the links, the court. */
export function EveningStage({ evening, pictures }: Props) {
  // The split happens at the hour of the place just taken, so both share a clock.
  const clocks = [evening.dashboard, evening.events, evening.join, evening.membership];
  return (
    <div className="evening-stage">
      <div className="evening-line">
        <div className="evening-clock" data-clocks={clocks.map(({ clock }) => clock).join('\n')} aria-hidden="true" />
        <nav className="evening-stops" aria-labelledby="features">
          {stops.map((stop) => (
            // biome-ignore lint/a11y/useAnchorContent: its name is the title of the stop
            <a
              key={stop}
              href={`#${stop}`}
              aria-labelledby={`${stop}-title`}
              data-label={stop === 'split' ? money(evening, evening.event.price) : evening[stop].clock}
            />
          ))}
        </nav>
      </div>
      <EveningCourt evening={evening} pictures={pictures} players={6} />
    </div>
  );
}
