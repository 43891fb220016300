import './Finale.later.css';
import './FinaleLightsOff.later.css';
import type { Content } from '../../content/schema.ts';
import { Court } from '../courts/Court.tsx';
import { Stores } from '../layout/Stores.tsx';
import { Avatar } from '../screens/Avatar.tsx';
import { askAFriend } from './askAFriend.ts';
import { Clock } from './Clock.tsx';

/**
 * The evening ends on court. What is hidden is shown when the visitor has turned off the lights (Lights.tsx): then the
 * game is over.
 */
export function Finale({ content, address }: { content: Content; address: string | undefined }) {
  const { finale } = content.home;
  const { evening, courts } = content;
  const { game } = courts.rooms.badminton;
  const { people, join, event } = evening;
  const guest = (name: string) => (
    <div className="finale-guest" key={name}>
      <Avatar evening={evening} person={name} />
      {name}
    </div>
  );
  return (
    <section className="finale" aria-labelledby="finale">
      <div className="finale-words page">
        <div>
          <Clock time={finale.clock} until={finale.after.clock} who={event.court} />
          <h2 id="finale">
            <span className="clock-turn">{finale.title}</span>
            <span className="clock-turn" hidden>
              {finale.after.title}
            </span>
          </h2>
        </div>
        <div>
          <p className="finale-text">
            <span className="clock-turn">{finale.text}</span>
            <span className="clock-turn" hidden>
              {finale.after.text}
            </span>
          </p>
          <Stores content={content} />
          <a
            className="finale-ask"
            href={askAFriend(courts.message.replace('{game}', game), address)}
            target="_blank"
            rel="noopener"
            aria-label={`${courts.ask}, ${content.site.footer.newTab}`}
          >
            {courts.ask}
          </a>
        </div>
      </div>
      <div className="finale-hall page" aria-hidden="true">
        <div className="finale-court">
          <Court floor="badminton" />
          <svg className="finale-serve" viewBox="0 0 1460 730" aria-hidden="true">
            <path d="M1105 215Q770 170 420 482" vectorEffect="non-scaling-stroke" />
            <circle cx="420" cy="482" r="17" />
          </svg>
          {people.in.slice(0, 3).map(guest)}
          <div className="finale-you">{finale.you}</div>
        </div>
        <div className="finale-bench">{[...people.in.slice(3), join.who].map(guest)}</div>
      </div>
    </section>
  );
}
