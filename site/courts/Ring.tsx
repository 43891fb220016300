import './Ring.deferred.css';

/** `hidden` is for a ring in the first view, which would be a plain checkbox until Ring.deferred.css is loaded. */
type Props = { label: string; className?: string; hidden?: boolean };

/** An element around the ring and the court needs the class `has-ring`. */
export const Ring = ({ label, className = '', hidden }: Props) => (
  <input type="checkbox" className={`ring ${className}`.trim()} aria-label={label} hidden={hidden} />
);
