import { Court } from '../courts/Court.tsx';
import { Ring } from '../courts/Ring.tsx';
import { FinaleBench } from './FinaleBench.tsx';
import { FinaleDoor } from './FinaleDoor.tsx';
import { FinalePerson } from './FinalePerson.tsx';
import { FinaleShuttle } from './FinaleShuttle.tsx';
// Imported last, because these styles override those of the other components.
import './FinaleCourt.deferred.css';

type Props = {
  drawingUrl: string;
  benchNames: readonly string[];
  playerNames: readonly string[];
  labels: { freePlace: string; checkbox: string };
};

/** The court at 19:00 with one free place, the bench beside it, and the door through which everybody leaves. */
export function FinaleCourt({ drawingUrl, benchNames, playerNames, labels }: Props) {
  const visitorIndex = benchNames.length + playerNames.length;
  const visitorClass = `finale-${visitorIndex}`;
  return (
    <div className="finale-stage">
      {/* Later elements are painted over earlier ones: people who leave pass over the bench and under the door's shade. */}
      <FinaleBench drawingUrl={drawingUrl} names={benchNames} />
      <div className="finale-court">
        <Court activity="badminton" />
        <Ring label={labels.checkbox} className={visitorClass} />
        <b className={`finale-label when-free ${visitorClass}`} aria-hidden="true">
          {labels.freePlace}
        </b>
        {playerNames.map((name, index) => (
          <FinalePerson key={name} drawingUrl={drawingUrl} index={benchNames.length + index} name={name} />
        ))}
        <FinalePerson drawingUrl={drawingUrl} index={visitorIndex} name={labels.freePlace} isVisitor />
        {/* In FinaleDrawing.tsx the shuttle's row is the one after the visitor's. */}
        <FinaleShuttle drawingUrl={`${drawingUrl}#${visitorIndex + 1}`} />
      </div>
      <FinaleDoor />
    </div>
  );
}
