import type { ReactNode } from 'react';
import './Overlay.deferred.css';

type Props = { id: string; className: string; children: ReactNode };

/** A popover that fills the window: a press beside its content closes it and reaches nothing under it. */
export function Overlay({ id, className, children }: Props) {
  return (
    <div className={`overlay ${className}`} id={id} popover="auto">
      {/* For the mouse. Esc and a labelled button close it for keyboards and screen readers. */}
      <button
        className="overlay-beside"
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
        tabIndex={-1}
        aria-hidden="true"
      />
      {children}
    </div>
  );
}
