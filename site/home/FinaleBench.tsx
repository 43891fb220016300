import { FinalePerson } from './FinalePerson.tsx';
// Imported last, because these styles override those of FinalePerson.
import './FinaleBench.deferred.css';

/** The waiting people, who are the first of courts/scenes/finale.yaml. */
export const FinaleBench = ({ drawingUrl, names }: { drawingUrl: string; names: readonly string[] }) => (
  <div className="finale-bench">
    {names.map((name, index) => (
      <FinalePerson key={name} drawingUrl={drawingUrl} index={index} name={name} isOnBench />
    ))}
  </div>
);
