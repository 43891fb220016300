import type { ReactNode } from 'react';
import './Button.css';
import './Button.deferred.css';

type Props = {
  children: ReactNode;
  variant?: 'solid' | 'quiet' | 'accent';
  href?: string;
  popoverTarget?: string;
  type?: 'button' | 'submit';
  isBusy?: boolean;
  busyLabel?: string;
};

export function Button(props: Props) {
  const { children, variant = 'solid', href, popoverTarget, type = 'button', isBusy, busyLabel } = props;
  const className = variant === 'solid' ? 'button' : `button button-${variant}`;
  if (href) {
    return (
      <a className={className} href={href}>
        {children}
      </a>
    );
  }
  // `disabled` is not used, because a disabled button would lose the focus.
  const busyAttributes = isBusy ? { 'aria-busy': true, 'aria-disabled': true } : {};
  return (
    <button className={className} type={type} popoverTarget={popoverTarget} {...busyAttributes}>
      {busyLabel ? (
        <>
          <span className="button-label" hidden={isBusy}>
            {children}
          </span>
          <span className="button-label" hidden={!isBusy}>
            {busyLabel}
          </span>
        </>
      ) : (
        children
      )}
    </button>
  );
}
