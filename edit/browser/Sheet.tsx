import type { ReactNode } from 'react';
import { say } from './words.ts';

type Props = { title: string; isCard?: boolean; close: () => void; head?: ReactNode; children: ReactNode };

const focused = (button: HTMLButtonElement | null) => button?.focus();

/** A sheet over the page: at its side, or as a card beside what is changed. */
export const Sheet = ({ title, isCard, close, head, children }: Props) => (
  <dialog open className={isCard ? 'card' : 'panel'} aria-label={title}>
    <header>
      {isCard ? head : <h2>{title}</h2>}
      <button type="button" ref={isCard ? undefined : focused} onClick={close}>
        {say('close')}
      </button>
    </header>
    {children}
  </dialog>
);
