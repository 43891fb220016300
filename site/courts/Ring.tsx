import './Ring.deferred.css';

/** `hidden` is for a ring in the first view: until Ring.deferred.css styles it, it would look like a plain checkbox. */
type Props = { label: string; className?: string; hidden?: boolean };

/**
 * The checkbox with which a visitor takes a free place. An element around it and the court needs the class `has-ring`: in
 * this element Ring.deferred.css shows and hides the players.
 */
export const Ring = ({ label, className = '', hidden }: Props) => (
  <input type="checkbox" className={`ring ${className}`.trim()} aria-label={label} hidden={hidden} />
);
