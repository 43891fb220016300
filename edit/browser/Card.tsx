import { useLayoutEffect, useRef } from 'react';
import { Brand } from './Brand.tsx';
import { arrange } from './desk.ts';
import { FieldInput } from './FieldInput.tsx';
import { PictureForm } from './PictureForm.tsx';
import type { Spot } from './pageMap.ts';
import { press } from './presses.ts';
import { Press, Sheet } from './Sheet.tsx';
import { now } from './state.ts';
import { groupOf, isNear, named, say } from './words.ts';

/** The fields of what was clicked; then those of the same group, and the facts of the same name. */
export function Card({ target, place }: { target: Spot; place: HTMLElement | undefined }) {
  const anchor = useRef<HTMLDivElement>(null);
  const { ids, element } = target;
  useLayoutEffect(() => {
    let frame = 0;
    // It follows whatever moves: a scrolled page, a text that grows above it.
    const follow = () => {
      if (anchor.current) putOver(anchor.current, element.getBoundingClientRect());
      frame = requestAnimationFrame(follow);
    };
    follow();
    // On a small screen it stands at the foot, over what is as high as the screen: then that is shown from its top.
    const card = anchor.current?.nextElementSibling?.getBoundingClientRect();
    const { top, bottom } = element.getBoundingClientRect();
    if (card && innerWidth < 600 && card.top < bottom && card.bottom > top)
      element.scrollIntoView({ behavior: 'instant' });
    return () => cancelAnimationFrame(frame);
  }, [element]);
  const { info, map } = now();
  const isBrand = ids.includes('facts.name');
  const [id = ''] = ids;
  const group = groupOf(id);
  // A store's address beside its words; a phone beside the other place that has one.
  const last = group.slice(group.lastIndexOf('.'));
  const isAlike = (other: string) => group.startsWith('facts.') && other.startsWith('facts.') && other.endsWith(last);
  const near = info.fields.filter(
    (field) => !ids.includes(field.id) && (ids.some((each) => isNear(field.id, each)) || isAlike(groupOf(field.id))),
  );
  // Where a link leads, and that it is only a sample, is not seen, and yet what is looked for most.
  const { unseen = [], more = [] } = Object.groupBy(near, ({ is }) => (/uri|boolean/.test(is) ? 'unseen' : 'more'));
  const shown = isBrand ? ['facts.name', 'facts.brand.colour', 'facts.brand.accent'] : ids;
  const first = [...shown.flatMap((each) => info.fields.find((field) => field.id === each) ?? []), ...unseen];
  const picture = info.slots.find((slot) => slot.id === target.picture);
  const around = map.spots.find((spot) => spot.picture && spot.element !== element && spot.element.contains(element));
  const behind = info.slots.find((slot) => slot.id === around?.picture);
  const pressed = element.closest('a, button, summary, label:has([type="radio"], [type="checkbox"])');
  const within = named(group);
  return (
    <>
      <div className="anchor" ref={anchor} />
      <Sheet
        {...{ title: isBrand ? say('brand') : named(place ? id : group) || say('edit'), isCard: true }}
        head={pressed && <Press what={pressed.matches('a') ? 'follow' : 'press'} onClick={() => press(pressed)} />}
      >
        {picture && <PictureForm picture={picture} />}
        {first.map((field, index) => (
          <FieldInput key={field.id} {...{ field, within }} focused={index === 0 && !picture} />
        ))}
        {isBrand && <Brand />}
        <ItemButtons id={id} />
        {behind && (
          <details>
            <summary>{say('replace')}</summary>
            <PictureForm picture={behind} />
          </details>
        )}
        <details open={!place && more.length < 7} hidden={more.length === 0}>
          <summary>{say('more')}</summary>
          {more.map((field) => (
            <FieldInput key={field.id} {...{ field, within }} />
          ))}
        </details>
      </Sheet>
    </>
  );
}

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
export function ItemButtons({ id }: { id: string }) {
  // The innermost of those that it stands in: the last one, because the schema is walked from outside.
  const list = now().info.lists.findLast((one) => id.startsWith(`${one.id}.`));
  if (!list) return null;
  const index = Number(id.slice(list.id.length + 1).split('.')[0]);
  const { count, least, most } = list;
  const can = { add: count < most, copy: count < most, remove: count > least, up: index > 0, down: index < count - 1 };
  const moves = ['up', 'down'] as const;
  const isFixed = least === most;
  return (
    <fieldset>
      <legend>{say('item', { index: index + 1, count })}</legend>
      {isFixed && <p className="hint">{say('fixed')}</p>}
      {(isFixed ? moves : (['add', 'copy', 'remove', ...moves] as const)).map((how) => (
        <Press
          what={how}
          key={how}
          disabled={!can[how]}
          aria-keyshortcuts={keys[how]}
          title={keys[how]}
          onClick={() => void arrange(id, list, index, how)}
        />
      ))}
    </fieldset>
  );
}
