import type { ReactNode } from 'react';
import './Overlay.deferred.css';

type Props = { id: string; className?: string; children: ReactNode };

/**
 * A popover that fills the window, so that a press beside its content falls on a button of its own, which closes it, and
 * on nothing that lies under it. It scrolls when its content is taller than the window.
 */
export function Overlay({ id, className, children }: Props) {
  return (
    <div className={className ? `overlay ${className}` : 'overlay'} id={id} popover="auto">
      {/* Esc, the opener and what is inside close it for everybody else. */}
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
