import type { ReactNode } from 'react';
import './Button.css';
import './Button.deferred.css';

type Props = {
  children: ReactNode;
  look?: 'solid' | 'quiet' | 'optic';
  /** With an address it is a link; without one it opens the popover. */
  href?: string;
  opens?: string;
  type?: 'button' | 'submit';
  /** What it says while it works; its size is that of the longer of the two. */
  busy?: boolean;
  busyLabel?: string;
};

export function Button({ children, look = 'solid', href, opens, type = 'button', busy = false, busyLabel }: Props) {
  const className = look === 'solid' ? 'button' : `button button-${look}`;
  if (href) {
    return (
      <a className={className} href={href}>
        {children}
      </a>
    );
  }
  // Disabled would take the focus away, so it only says that it is.
  const waits = busy ? { 'aria-busy': true, 'aria-disabled': true } : {};
  return (
    <button className={className} type={type} popoverTarget={opens} {...waits}>
      {busyLabel ? (
        <>
          <span className="button-label" hidden={busy}>
            {children}
          </span>
          <span className="button-label" hidden={!busy}>
            {busyLabel}
          </span>
        </>
      ) : (
        children
      )}
    </button>
  );
}
