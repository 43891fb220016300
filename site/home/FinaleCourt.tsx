import { Court } from '../courts/Court.tsx';
import { Ring } from '../courts/Ring.tsx';
import { FinaleBench } from './FinaleBench.tsx';
import { FinaleDoor } from './FinaleDoor.tsx';
import { FinalePerson } from './FinalePerson.tsx';
import { FinaleShuttle } from './FinaleShuttle.tsx';
// Imported last, because these styles override those of the other components.
import './FinaleCourt.deferred.css';

type Props = {
  drawing: string;
  bench: readonly string[];
  court: readonly string[];
  labels: { freePlace: string; checkbox: string };
};

/** The court at 19:00 with one free place, the bench beside it, and the door through which everybody leaves. */
export function FinaleCourt({ drawing, bench, court, labels }: Props) {
  const visitor = bench.length + court.length;
  const place = `finale-${visitor}`;
  return (
    <div className="finale-hall">
      <div className="finale-field">
        <Court activity="badminton" />
        <Ring label={labels.checkbox} className={place} />
        <b className={`finale-free when-free ${place}`} aria-hidden="true">
          {labels.freePlace}
        </b>
        {court.map((name, index) => (
          <FinalePerson key={name} drawing={drawing} index={bench.length + index} name={name} />
        ))}
        <FinalePerson drawing={drawing} index={visitor} name={labels.freePlace} isVisitor />
        <FinaleShuttle drawing={`${drawing}#${visitor + 1}`} />
      </div>
      <FinaleBench drawing={drawing} people={bench} />
      <FinaleDoor />
    </div>
  );
}
