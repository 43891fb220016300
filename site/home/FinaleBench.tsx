import { FinalePerson } from './FinalePerson.tsx';
// After FinalePerson, whose styles these override.
import './FinaleBench.deferred.css';

/** Those who wait. They are the first people of the drawing. */
export const FinaleBench = ({ drawing, people }: { drawing: string; people: readonly string[] }) => (
  <div className="finale-bench">
    {people.map((name, at) => (
      <FinalePerson key={name} drawing={drawing} at={at} name={name} isBench />
    ))}
  </div>
);
