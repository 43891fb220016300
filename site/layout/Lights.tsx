import './Lights.deferred.css';
import './Lights.css';
import type { Content } from '../../content/schema.ts';

/**
 * The switch at the end of every page: it turns a light page dark and a dark one light, without a script. A script only
 * keeps it while the visitor browses (islands/lights.ts). On home it stands in
 * the last scene, elsewhere at the end of the footer.
 */
export function Lights({ words }: { words: Content['site']['footer']['lights'] }) {
  return (
    <label className="lights">
      <input type="checkbox" id="lights" />
      <span className="lights-by-day">
        <span>{words.turnOff}</span>
        <span hidden>{words.areOff}</span>
      </span>
      <span className="lights-by-night">
        <span>{words.turnOn}</span>
        <span hidden>{words.areOn}</span>
      </span>
    </label>
  );
}
