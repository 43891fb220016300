import './FinaleShuttle.deferred.css';

/** The shuttle of the rally: feathers, and <i>, its cork. It shines after all lights are off. */
export const FinaleShuttle = ({ drawingUrl }: { drawingUrl: string }) => (
  <span className="finale-shuttle scene-ball">
    <img className="feathers" src={drawingUrl} alt="" loading="lazy" />
    <i />
  </span>
);
