import type { ComponentProps, ReactNode } from 'react';
import { close } from './desk.ts';
import { say, type Word } from './words.ts';

export const Press = ({ what, ...props }: ComponentProps<'button'> & { what: Word }) => (
  <button type="button" {...props}>
    {say(what)}
  </button>
);

type Options = { options: readonly { id: string; name: string }[] };
export const Choice = ({ options, ...props }: ComponentProps<'select'> & Options) => (
  <select {...props}>
    {options.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </select>
);

type Props = { title: string; isCard?: boolean; head?: ReactNode; children: ReactNode };

const focused = (button: HTMLButtonElement | null) => button?.focus();

/** A sheet over the page: at its side, or as a card beside what is changed. */
export const Sheet = ({ title, isCard, head, children }: Props) => (
  <dialog open className={isCard ? 'card' : 'panel'} aria-label={title}>
    <header>
      <h2>{title}</h2>
      {head}
      <Press what="close" ref={isCard ? undefined : focused} onClick={close} />
    </header>
    {children}
  </dialog>
);
