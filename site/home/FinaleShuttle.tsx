import './FinaleShuttle.deferred.css';

/** The shuttlecock played in the finale: its feathers, and <i>, its cork. It glows once all lights are off. */
export const FinaleShuttle = ({ drawingUrl }: { drawingUrl: string }) => (
  <span className="finale-shuttle scene-ball">
    <img className="feathers" src={drawingUrl} alt="" loading="lazy" />
    <i />
  </span>
);
