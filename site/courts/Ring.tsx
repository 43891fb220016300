import './Ring.deferred.css';

type Props = { label: string; className?: string; hidden?: boolean };

/** A free place. The element around it needs the class `has-ring`. */
export const Ring = ({ label, className = '', hidden }: Props) => (
  <input type="checkbox" className={`ring ${className}`.trim()} aria-label={label} hidden={hidden} />
);
