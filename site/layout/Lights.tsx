import './Lights.deferred.css';
import './Lights.css';
import type { Content } from '../../content/schema.ts';

/** The switch between light and dark mode. It works without script; islands/lights.ts keeps the choice on other pages. */
export const Lights = ({ words }: { words: Content['site']['footer']['lights'] }) => (
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
