import type { ComponentProps, ReactNode } from 'react';
import { contrast, minContrast, textColourOn } from '../../content/schema/contrast.ts';
import type { Change, Decision } from '../protocol.ts';
import { close, openField } from './editing.ts';
import { fieldsIn, nameOf, nameWithLanguage, type TextKey, translate } from './names.ts';

type ButtonProps = ComponentProps<'button'> & { label: TextKey; values?: Record<string, string | number> };
export const Button = ({ label, values, ...props }: ButtonProps) => (
  <button type="button" {...props}>
    {translate(label, values)}
  </button>
);

type Row = Partial<Change> & { title?: string; text?: string | undefined };
type ListProps<Each> = { title?: string; rows: readonly Each[]; actions?: (row: Each) => ReactNode };
export const FieldList = <Each extends Row>({ title, rows, actions }: ListProps<Each>) =>
  rows.length > 0 && (
    <section>
      {title && <h3>{title}</h3>}
      <ul>
        {rows.map((row) => {
          const { id = '', title: rowTitle = nameWithLanguage(id), text, was, value } = row;
          return (
            <li key={`${id} ${rowTitle} ${text}`}>
              <button type="button" className="row" disabled={fieldsIn(id).length === 0} onClick={() => openField(id)}>
                {rowTitle && <small>{rowTitle}</small>}
                {text} {was && <del>{was}</del>} {value && <ins>{value}</ins>}
              </button>
              {actions?.(row)}
            </li>
          );
        })}
      </ul>
    </section>
  );

export const ConflictButtons = ({ decide }: { decide: (side: Decision) => void }) =>
  (['theirs', 'mine'] as const).map((side) => (
    <Button key={side} label={`keep_${side}`} onClick={() => decide(side)} />
  ));

export function ColourPicker({ id, value, ...events }: ComponentProps<'input'> & { id: string; value: string }) {
  const textColour = (textColourOn as Record<string, string>)[id.replace('facts.brand.', '')];
  if (!textColour || !/^#[0-9a-f]{6}$/i.test(value)) return null;
  const ratio = contrast(value, textColour);
  return (
    <>
      <input type="color" aria-label={translate('pickColour', { name: nameOf(id) })} value={value} {...events} />
      <b style={{ display: 'block', padding: 6, background: value, color: textColour }}>
        {translate(ratio < minContrast ? 'tooFaint' : 'readable', { ratio: ratio.toFixed(1), min: minContrast })}
      </b>
    </>
  );
}

type DialogProps = { title: string; part?: 'panel' | 'card'; children: ReactNode };

/** `part` is for ::part() in page.css, a style sheet outside the editor's shadow root. */
export const Dialog = ({ title, part = 'panel', children }: DialogProps) => (
  <dialog open className={part} part={part} aria-label={title}>
    <header>
      <h2>{title}</h2>
      <Button label="close" autoFocus={part === 'panel'} onClick={close} />
    </header>
    {children}
  </dialog>
);
