import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Field, How, List } from '../messages.ts';
import { type Desk, FieldInput } from './FieldInput.tsx';
import type { Typing } from './inPlace.ts';
import { rectOf, type Target } from './pageMap.ts';
import { Press, Sheet } from './Sheet.tsx';
import { groupOf, named, say } from './words.ts';

export type Arrange = (id: string, list: List, index: number, how: How) => void;
type Props = {
  desk: Desk;
  target: Target;
  typing?: Typing | undefined;
  arrange: Arrange;
  press?: (() => void) | undefined;
  end: (isSaved: boolean) => void;
  close: () => void;
  children?: ReactNode;
};

/** The fields of what was clicked; then those of the same group, and the facts of the same name. */
export function Card({ desk, target, typing, arrange, press, end, close, children }: Props) {
  const anchor = useRef<HTMLDivElement>(null);
  const { ids, element } = target;
  useLayoutEffect(() => {
    const place = () => anchor.current && putOver(anchor.current, rectOf(target));
    const seen = new ResizeObserver(place);
    seen.observe(element);
    addEventListener('scroll', place);
    place();
    return () => {
      seen.disconnect();
      removeEventListener('scroll', place);
    };
  });
  const fields = desk.info.fields.filter(({ is }) => is !== 'picture');
  const group = groupOf(ids[0] ?? '');
  // A store's address beside its words; a phone beside the other place that has one.
  const alike = group.slice(group.startsWith('facts.') ? group.lastIndexOf('.') : group.indexOf('.'));
  const isNear = (other: string) => other === group || (other.startsWith('facts.') && other.endsWith(alike));
  const isItself = /\.\d+$/.test(ids[0] ?? '');
  const near = fields.filter(({ id }) => !isItself && !ids.includes(id) && isNear(groupOf(id)));
  // Where a link leads is not seen, and yet what is looked for most.
  const leads = near.filter(({ is }) => is === 'link');
  const first = [...ids.flatMap((id) => fields.find((field) => field.id === id) ?? []), ...leads];
  const more = near.filter((field) => !leads.includes(field));
  // What is not words cannot be seen on the page, so it is what is looked for here.
  more.sort((one, other) => rank(one) - rank(other));
  const title = named(typing ? typing.field.id : group) || say('edit');
  const shared = { desk, within: named(group) };
  const buttons = <ItemButtons {...{ id: ids[0] ?? '', lists: desk.info.lists, arrange }} />;
  return (
    <>
      <div className="anchor" ref={anchor} />
      <Sheet {...{ close, title }} isCard head={press ? <Press what="press" onClick={press} /> : null}>
        {children}
        {first.map((field, index) => (
          <FieldInput
            key={field.id}
            {...{ ...shared, field, typing, ...(typing && { end }) }}
            focused={index === 0 && !children}
          />
        ))}
        {buttons}
        <details open={!typing && more.length < 7} hidden={more.length === 0}>
          <summary>{say('more')}</summary>
          {more.map((field) => (
            <FieldInput key={field.id} {...{ ...shared, field }} />
          ))}
        </details>
      </Sheet>
    </>
  );
}

const rank = ({ is }: Field) => (is === 'flag' ? 2 : is === 'words' ? 1 : 0);

/** As far as it is seen above the bar: the card stands beside that. */
function putOver(box: HTMLElement, { left, right, top, bottom }: DOMRect): void {
  const { clientWidth: width, clientHeight: height } = box.offsetParent ?? document.documentElement;
  const within = (at: number, most: number) => Math.max(0, Math.min(at, most));
  const [x, y] = [within(left - 4, width), within(top - 4, height)];
  const [w, h] = [within(right + 4, width) - x, within(bottom + 4, height) - y];
  Object.assign(box.style, { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });
}

const keys = {
  add: 'Alt+Enter',
  copy: 'Alt+Shift+Enter',
  remove: 'Alt+Delete',
  up: 'Alt+ArrowUp',
  down: 'Alt+ArrowDown',
};

/** Adding, copying, removing and moving, in all languages at once; only moving where the schema fixes the number. */
export function ItemButtons({ id, lists, arrange }: { id: string; lists: readonly List[]; arrange: Arrange }) {
  const around = lists.filter((one) => id.startsWith(`${one.id}.`));
  const list = around.sort((one, other) => other.id.length - one.id.length)[0];
  if (!list) return null;
  const index = Number(id.slice(list.id.length + 1).split('.')[0]);
  const { count, least, most } = list;
  const can = { add: count < most, copy: count < most, remove: count > least, up: index > 0, down: index < count - 1 };
  const isFixed = least === most;
  return (
    <fieldset className="item">
      <legend>{say('item', { index: index + 1, count })}</legend>
      {isFixed ? <p className="hint">{say('fixed')}</p> : null}
      {(['add', 'copy', 'remove', 'up', 'down'] as const).map((how) =>
        isFixed && how !== 'up' && how !== 'down' ? null : (
          <Press
            what={how}
            key={how}
            disabled={!can[how]}
            aria-keyshortcuts={keys[how]}
            title={keys[how]}
            onClick={() => arrange(id, list, index, how)}
          />
        ),
      )}
    </fieldset>
  );
}
