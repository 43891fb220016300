import './FinaleCourt.deferred.css';
import './FinaleRing.deferred.css';
import { Court } from '../courts/Court.tsx';
import { FinaleBench } from './FinaleBench.tsx';
import { FinalePerson } from './FinalePerson.tsx';

type Props = {
  drawing: string;
  bench: readonly string[];
  court: readonly string[];
  /** The free place, and the name of the box that takes it. */
  you: { free: string; taken: string };
};

/** The court at 19:00, where one place is free. The drawing has the bench first, then the court, the visitor, the shuttle. */
export function FinaleCourt({ drawing, bench, court, you }: Props) {
  const players = [...court, you.free];
  return (
    <div className="finale-hall">
      <div className="finale-field">
        <Court floor="badminton" />
        <input type="checkbox" className="finale-ring" aria-label={you.taken} />
        <b className="finale-free" aria-hidden="true">
          {you.free}
        </b>
        {players.map((name, at) => (
          <FinalePerson key={name} drawing={drawing} at={bench.length + at} name={name} />
        ))}
        <span className="finale-shuttle">
          <img src={`${drawing}#${bench.length + players.length}`} alt="" loading="lazy" width="240" height="240" />
          <i className="finale-ball" />
        </span>
      </div>
      <FinaleBench drawing={drawing} people={bench} />
    </div>
  );
}
