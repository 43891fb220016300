import { Court } from '../courts/Court.tsx';
import { Ring } from '../courts/Ring.tsx';
import { FinaleBench } from './FinaleBench.tsx';
import { FinaleDoor } from './FinaleDoor.tsx';
import { FinalePerson } from './FinalePerson.tsx';
import { FinaleShuttle } from './FinaleShuttle.tsx';
// After the others, whose styles these override.
import './FinaleCourt.deferred.css';

type Props = {
  drawing: string;
  bench: readonly string[];
  court: readonly string[];
  /** Label of the free place, and the name of its checkbox. */
  you: { free: string; taken: string };
};

/** The court at 19:00 with one free place, the bench beside it, and the door through which everybody leaves. */
export function FinaleCourt({ drawing, bench, court, you }: Props) {
  const visitor = bench.length + court.length;
  const place = `finale-${visitor}`;
  return (
    <div className="finale-hall">
      <div className="finale-field">
        <Court activity="badminton" />
        <Ring label={you.taken} className={place} />
        <b className={`finale-free when-free ${place}`} aria-hidden="true">
          {you.free}
        </b>
        {court.map((name, nth) => (
          <FinalePerson key={name} drawing={drawing} at={bench.length + nth} name={name} />
        ))}
        <FinalePerson drawing={drawing} at={visitor} name={you.free} isVisitor />
        <FinaleShuttle drawing={`${drawing}#${visitor + 1}`} />
      </div>
      <FinaleBench drawing={drawing} people={bench} />
      <FinaleDoor />
    </div>
  );
}
