import type { ReactNode } from 'react';
import './Overlay.deferred.css';
import { CloseIcon } from './CloseIcon.tsx';

type Props = { id: string; className: string; children: ReactNode };

export const Overlay = ({ id, className, children }: Props) => (
  <div className={`overlay ${className}`} id={id} popover="auto">
    {/* An invisible button around the content closes the overlay. Those who use a keyboard or a screen reader have Esc and a labelled button. */}
    <button
      className="overlay-outside"
      type="button"
      popoverTarget={id}
      popoverTargetAction="hide"
      tabIndex={-1}
      aria-hidden="true"
    />
    {children}
  </div>
);

type SheetProps = { id: string; title: string; closeLabel: string; children: ReactNode };

/** islands/closePopovers.ts also closes the sheet when the focus leaves it. */
export const Sheet = ({ id, title, closeLabel, children }: SheetProps) => (
  <Overlay id={id} className="sheet">
    <div className="sheet-card" role="dialog" aria-modal="true" aria-labelledby={`${id}-title`}>
      {/* biome-ignore lint/a11y/noAutofocus: focuses the title when the popover opens, so that screen readers read on here */}
      <h2 className="sheet-title" id={`${id}-title`} tabIndex={-1} autoFocus>
        {title}
      </h2>
      {children}
      <button
        className="icon-button sheet-close"
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label={closeLabel}
      >
        <CloseIcon />
      </button>
    </div>
  </Overlay>
);
