import './FinaleBench.deferred.css';
import { FinalePerson } from './FinalePerson.tsx';

/** Who waits beside the court, and the door through which everybody leaves. */
export function FinaleBench({ drawing, people }: { drawing: string; people: readonly string[] }) {
  return (
    <>
      <div className="finale-bench">
        {people.map((name, at) => (
          <FinalePerson key={name} drawing={drawing} at={at} name={name} />
        ))}
      </div>
      <svg className="finale-door" viewBox="0 0 112 436" aria-hidden="true">
        <path d="M2 0V140M2 248V436" />
        <path d="M110 140A108 108 0 0 1 2 248" strokeDasharray="2 5" />
        <path d="M2 140H110" strokeWidth="4" className="finale-door-leaf" />
      </svg>
    </>
  );
}
