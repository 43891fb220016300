import './Lights.deferred.css';
import './Lights.css';
import type { Content } from '../../content/schema.ts';

type Props = { words: Content['site']['footer']['lights']; isInFinale?: boolean };

/** In the finale the court is lit even in dark mode, so the first press always turns the lights off. */
export const Lights = ({ words, isInFinale = false }: Props) => (
  <label className="lights">
    <input type="checkbox" id="lights" autoComplete="off" />
    <span className={isInFinale ? undefined : 'lights-if-light'}>
      <span>{words.turnOff}</span>
      <span hidden>{words.areOff}</span>
    </span>
    {isInFinale ? null : (
      <span className="lights-if-dark">
        <span>{words.turnOn}</span>
        <span hidden>{words.areOn}</span>
      </span>
    )}
  </label>
);
