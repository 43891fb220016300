import type { ComponentProps, ReactNode } from 'react';
import type { Place } from '../messages.ts';
import { reach } from './desk.ts';
import { close } from './saving.ts';
import { inLanguage } from './state.ts';
import { named, say, type Word } from './words.ts';

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

type Row = Partial<Place> & { text?: string; note?: string; className?: string };
export const Rows = ({ title, rows }: { title?: string; rows: readonly Row[] }) =>
  rows.length > 0 && (
    <section>
      {title && <h3>{title}</h3>}
      <ul>
        {rows.map(({ id = '', language, text, note, className = '' }) => (
          <li key={`${language}${id}${text}`}>
            <button type="button" className={`row ${className}`} disabled={!id} onClick={() => reach(id, language)}>
              {text !== undefined && id && <small>{note ?? named(id)}</small>}
              {(text ?? named(id)) + inLanguage(language)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );

export const Change = ({
  title,
  before,
  after,
  children,
}: Record<'title' | 'before' | 'after', string> & { children?: ReactNode }) => (
  <section>
    <h3>{title}</h3>
    {before && <del>{before}</del>} {after && <ins>{after}</ins>} {children}
  </section>
);

const focused = (button: HTMLButtonElement | null) => button?.focus();
type Props = { title: string; part?: string | undefined; hidden?: boolean; head?: ReactNode; children: ReactNode };

/** A panel at the page's side, or a card beside the edited element. */
export const Sheet = ({ title, part = 'panel', hidden, head, children }: Props) => (
  <dialog open className={part} part={part} hidden={hidden} aria-label={title}>
    <header>
      <h2>{title}</h2>
      {head}
      <Press what="close" ref={part === 'panel' ? focused : undefined} onClick={close} />
    </header>
    {children}
  </dialog>
);
