import './Ring.deferred.css';

/** `hidden` hides a ring in the first view until Ring.deferred.css is loaded: before, it would be a plain checkbox. */
type Props = { label: string; className?: string; hidden?: boolean };

/** The checkbox with which a visitor takes a free place. The element around the scene needs the class `has-ring`. */
export const Ring = ({ label, className = '', hidden }: Props) => (
  <input type="checkbox" className={`ring ${className}`.trim()} aria-label={label} hidden={hidden} />
);
