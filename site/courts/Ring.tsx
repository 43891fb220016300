import './Ring.deferred.css';

/** `hidden`: until Ring.deferred.css is loaded, the browser would show the checkbox in its own style. */
type Props = { label: string; className?: string; hidden?: boolean };

/** The checkbox with which a visitor takes a free place. The element around the scene needs the class `has-ring`. */
export const Ring = ({ label, className = '', hidden }: Props) => (
  <input type="checkbox" className={`ring ${className}`.trim()} aria-label={label} hidden={hidden} />
);
