import './FinaleCourt.deferred.css';
import './FinaleScene.deferred.css';
import { Court } from '../courts/Court.tsx';

type Props = {
  /** The drawing of everybody, with a view for each (ssg/assets/finaleFigures.tsx): first the bench, then the court. */
  drawing: string;
  bench: readonly string[];
  court: readonly string[];
  /** The free place, and the name of the box that takes it. */
  you: { free: string; taken: string };
};

/** The court at 19:00, where one place is free. */
export function FinaleCourt({ drawing, bench, court, you }: Props) {
  const person = (name: string, at: number) => (
    <span className="finale-person" key={at} aria-hidden="true">
      <img src={`${drawing}#${at}`} alt="" loading="lazy" width="240" height="240" />
      <b>{name}</b>
    </span>
  );
  return (
    <div className="finale-hall">
      <div className="finale-field">
        <Court floor="badminton" />
        <input type="checkbox" className="finale-ring" aria-label={you.taken} />
        <b className="finale-free" aria-hidden="true">
          {you.free}
        </b>
        {[...court, you.free].map((name, at) => person(name, bench.length + at))}
        <span className="finale-shuttle">
          <img src={`${drawing}#${bench.length + court.length + 1}`} alt="" loading="lazy" width="240" height="240" />
          <i className="finale-ball" />
        </span>
      </div>
      <div className="finale-bench">{bench.map(person)}</div>
      <svg className="finale-door" viewBox="0 0 112 436" aria-hidden="true">
        <path d="M2 0V140M2 248V436" />
        <path d="M110 140A108 108 0 0 1 2 248" strokeDasharray="2 5" />
        <path d="M2 140H110" strokeWidth="4" className="finale-door-leaf" />
      </svg>
    </div>
  );
}
