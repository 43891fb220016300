import './Ring.deferred.css';

/** `hidden` is for a ring in the first view: until Ring.deferred.css styles it, it would look like a plain checkbox. */
type Props = { label: string; className?: string; hidden?: boolean };

/**
 * The checkbox with which a visitor takes a free place. The element around ring and scene needs the class `has-ring`, from
 * which Ring.deferred.css selects what to show.
 */
export const Ring = ({ label, className = '', hidden }: Props) => (
  <input type="checkbox" className={`ring ${className}`.trim()} aria-label={label} hidden={hidden} />
);
