import type { ReactNode } from 'react';
import { Press } from './Press.tsx';

type Props = { title: string; isCard?: boolean; close: () => void; head?: ReactNode; children: ReactNode };

const focused = (button: HTMLButtonElement | null) => button?.focus();

/** A sheet over the page: at its side, or as a card beside what is changed. */
export const Sheet = ({ title, isCard, close, head, children }: Props) => (
  <dialog open className={isCard ? 'card' : 'panel'} aria-label={title}>
    <header>
      <h2>{title}</h2>
      {head}
      <Press what="close" ref={isCard ? undefined : focused} onClick={close} />
    </header>
    {children}
  </dialog>
);
