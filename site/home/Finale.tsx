import './Finale.deferred.css';
import './FinaleLightsOff.deferred.css';
import type { Content } from '../../content/schema.ts';
import { Court } from '../courts/Court.tsx';
import { Stores } from '../layout/Stores.tsx';
import { Avatar } from '../screens/Avatar.tsx';
import { AskAFriend } from './AskAFriend.tsx';
import { Clock } from './Clock.tsx';

type Props = { content: Content; address: string | undefined; id?: string };

/**
 * The evening ends on court. What is hidden is shown when the visitor has turned off the lights (Lights.tsx): then the
 * game is over.
 */
export function Finale({ content, address, id = 'finale' }: Props) {
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
  // Who plays with whom is as in Split.tsx: the visitor takes the third one's place.
  const guests = (...seats: number[]) => seats.flatMap((seat) => people.in[seat] ?? []).map(guest);
  return (
    <section className="finale" aria-labelledby={id}>
      <div className="finale-words page">
        <div>
          <Clock time={finale.clock} until={finale.after.clock} who={event.court} />
          <h2 id={id}>
            <span className="clock-turn">{finale.title}</span>
            <span className="clock-turn" hidden>
              {finale.after.title}
            </span>
          </h2>
        </div>
        <div>
          <p>
            <span className="clock-turn">{finale.text}</span>
            <span className="clock-turn" hidden>
              {finale.after.text}
            </span>
          </p>
          <Stores content={content} />
          <AskAFriend content={content} game={game} address={address} />
        </div>
      </div>
      <div className="finale-hall page" aria-hidden="true">
        <div className="finale-court">
          <Court floor="badminton" />
          <svg className="finale-serve" viewBox="0 0 1460 730" aria-hidden="true">
            <path d="M1105 215Q790 165 462 448" vectorEffect="non-scaling-stroke" />
            <circle cx="462" cy="448" r="17" />
          </svg>
          {guests(0, 3, 1)}
          <div className="finale-you">{finale.you}</div>
        </div>
        <div className="finale-bench">
          {guests(2, 4, 5)}
          {guest(join.who)}
        </div>
      </div>
    </section>
  );
}
