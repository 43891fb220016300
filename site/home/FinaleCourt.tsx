import { Court } from '../courts/Court.tsx';
import { Ring } from '../courts/Ring.tsx';
// In this order, because later styles override earlier ones.
import './FinalePerson.deferred.css';
import './FinaleBench.deferred.css';
import './FinaleDoor.deferred.css';
import './FinaleShuttle.deferred.css';
import './FinaleCourt.deferred.css';

type Props = {
  drawingUrl: string;
  benchNames: readonly string[];
  playerNames: readonly string[];
  labels: { you: string; checkbox: string };
};

export function FinaleCourt({ drawingUrl, benchNames, playerNames, labels }: Props) {
  const visitorIndex = benchNames.length + playerNames.length;
  const visitorPositionClass = `finale-${visitorIndex}`;
  return (
    <div className="finale-stage">
      {/* Later elements are painted over earlier ones: people who leave fade under the door's gradient. */}
      <div className="finale-bench">
        {benchNames.map((name, index) => (
          <FinalePerson key={name} drawingUrl={drawingUrl} index={index} name={name} isOnBench />
        ))}
      </div>
      <div className="finale-court">
        <Court activity="badminton" />
        <Ring label={labels.checkbox} className={visitorPositionClass} />
        <b className={`finale-label when-free ${visitorPositionClass}`} aria-hidden="true">
          {labels.you}
        </b>
        {playerNames.map((name, index) => (
          <FinalePerson key={name} drawingUrl={drawingUrl} index={benchNames.length + index} name={name} />
        ))}
        <FinalePerson drawingUrl={drawingUrl} index={visitorIndex} name={labels.you} isVisitor />
        {/* The feathers are in the last <view> of FinaleDrawing.tsx; <i> is the cork. */}
        <span className="finale-shuttle scene-ball">
          <img className="feathers" src={`${drawingUrl}#${visitorIndex + 1}`} alt="" loading="lazy" />
          <i />
        </span>
      </div>
      <svg className="finale-door" viewBox="0 0 112 436" aria-hidden="true">
        <path d="M2 0V164M2 272V436" />
        <path d="M110 164A108 108 0 0 1 2 272" strokeDasharray="2 5" />
        <path d="M2 164H110" strokeWidth="4" className="finale-door-leaf" />
      </svg>
    </div>
  );
}

/** `index`: counts the people of courts/scenes/finale.yaml from 0; the visitor is the last. */
type FinalePersonProps = { drawingUrl: string; index: number; name: string; isVisitor?: boolean; isOnBench?: boolean };

const FinalePerson = ({ drawingUrl, index, name, isVisitor, isOnBench }: FinalePersonProps) => (
  <span className={`finale-person finale-${index}${isVisitor ? ' when-taken' : ''}`} aria-hidden="true">
    <img
      className={isOnBench ? undefined : `hitter player-${isVisitor ? 'visitor' : index}`}
      src={`${drawingUrl}#${index}`}
      alt=""
      loading="lazy"
    />
    <b>{name}</b>
  </span>
);
