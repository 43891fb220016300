import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Field, PageInfo } from '../messages.ts';
import { FieldInput, type Save } from './FieldInput.tsx';
import { type Arrange, ItemButtons, itemOf } from './ItemButtons.tsx';
import { say } from './words.ts';

type Props = {
  info: PageInfo;
  ids: string[];
  beside: () => DOMRect;
  press?: () => void;
  save: Save;
  looked: (field: Field) => void;
  arrange: Arrange;
  close: () => void;
  children?: ReactNode;
};

const parentOf = (id: string) => id.slice(0, id.lastIndexOf('.'));

/** The fields of what was clicked, those of the same group, and the facts of the same name, such as a store's address. */
export function Card({ info, ids, beside, press, save, looked, arrange, close, children }: Props) {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (card.current) putBeside(card.current, beside());
  });
  const first = info.fields.filter(({ id, is }) => ids.includes(id) && is !== 'picture');
  const groups = new Set(ids.filter((id) => !/\.\d+$/.test(id)).map(parentOf));
  const names = [...groups].map((group) => `facts.${group.slice(group.indexOf('.') + 1)}`);
  const more = info.fields.filter(
    ({ id, is }) => !ids.includes(id) && is !== 'picture' && (groups.has(parentOf(id)) || names.includes(parentOf(id))),
  );
  // What is not words cannot be seen on the page, so it is what is looked for here.
  more.sort((one, other) => Number(one.is === 'words') - Number(other.is === 'words'));
  const languages = Object.fromEntries(info.languages.map(({ id, name }) => [id, name]));
  const item = itemOf(ids[0] ?? '', info.lists);
  const input = (field: Field, focused: boolean) => (
    <FieldInput key={field.id} {...{ field, languages, save, looked, focused }} />
  );
  return (
    <div className="card" ref={card} role="dialog" aria-label={first[0]?.description ?? say('edit')}>
      <div className="card-head">
        {press ? (
          <button type="button" onClick={press}>
            {say('press')}
          </button>
        ) : null}
        <button type="button" className="close" onClick={close}>
          {say('close')}
        </button>
      </div>
      {children}
      {first.map((field, index) => input(field, index === 0 && !children))}
      {more.length > 0 ? (
        <details open={more.length < 7}>
          <summary>{say('beside')}</summary>
          {more.map((field) => input(field, false))}
        </details>
      ) : null}
      {item ? <ItemButtons {...item} arrange={arrange} /> : null}
    </div>
  );
}

/** Right, left, below or above of it, where there is room: never over it. */
export function putBeside(card: HTMLElement, { left, right, top, bottom }: DOMRect): void {
  const [gap, bar] = [12, 64];
  const [wide, high] = [innerWidth, innerHeight - bar];
  const width = Math.min(380, wide - 2 * gap);
  const isBelow = high - bottom >= top;
  const isBeside = Math.max(wide - right, left) >= width + 2 * gap;
  const x = isBeside
    ? wide - right >= left
      ? right + gap
      : left - gap - width
    : Math.max(gap, Math.min(left, wide - width - gap));
  const y = isBeside ? Math.max(gap, Math.min(top, high - 360)) : isBelow ? bottom + gap : undefined;
  const height = isBeside ? high - (y ?? 0) - gap : isBelow ? high - bottom - 2 * gap : top - 2 * gap;
  card.style.inset = `${y === undefined ? 'auto' : `${y}px`} auto ${y === undefined ? `${innerHeight - top + gap}px` : 'auto'} ${x}px`;
  card.style.width = `${width}px`;
  card.style.maxHeight = `${Math.max(160, height)}px`;
}
