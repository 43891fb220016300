import type { ReactNode } from 'react';
import './Button.css';

type Props = {
  children: ReactNode;
  look?: 'solid' | 'quiet' | 'optic';
  /** With an address it is a link; without one it opens the popover. */
  href?: string;
  opens?: string;
  type?: 'button' | 'submit';
};

export function Button({ children, look = 'solid', href, opens, type = 'button' }: Props) {
  const className = look === 'solid' ? 'button' : `button button-${look}`;
  if (href) {
    return (
      <a className={className} href={href}>
        {children}
      </a>
    );
  }
  return (
    <button className={className} type={type} popoverTarget={opens}>
      {children}
    </button>
  );
}
