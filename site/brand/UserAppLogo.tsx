import { Mark } from './Mark.tsx';

/** The mark as the player sees it: the shared line is the court's halfway line, and it goes on. */
export function UserAppLogo({ size }: { size?: number }) {
  return <Mark {...(size ? { size } : {})} fineLines="M0 16h13m6 0h13" />;
}
