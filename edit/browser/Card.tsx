import { useLayoutEffect } from 'react';
import type { Field as Data } from '../messages.ts';
import { idsOf } from './annotate.ts';
import { language, useAnswer } from './api.ts';
import { Brand } from './Brand.tsx';
import { addressOf, arrange } from './desk.ts';
import { Field } from './Field.tsx';
import { PictureForm } from './Picture.tsx';
import { press } from './presses.ts';
import { Press, Sheet } from './Sheet.tsx';
import { now } from './state.ts';
import { groupOf, isNear, named, say } from './words.ts';

const ofBrand = ['facts.name', 'facts.brand.colour', 'facts.brand.accent'];

/** The fields of the clicked element, then those of the same group and the facts of the same name. */
export function Card() {
  const { info, card: { ids, element } = { ids: [] } } = now();
  useLayoutEffect(() => {
    element?.setAttribute('data-edited', '');
    return () => element?.removeAttribute('data-edited');
  }, [element]);
  const isBrand = ids.includes('facts.name');
  const [id = ''] = ids;
  const group = groupOf(id);
  // Shows a store's address beside its words, and both phones together.
  const last = group.slice(group.lastIndexOf('.'));
  const isAlike = (other: string) => group.startsWith('facts.') && other.startsWith('facts.') && other.endsWith(last);
  const near = info.fields.filter(
    (field) => !ids.includes(field.id) && (ids.some((each) => isNear(field.id, each)) || isAlike(groupOf(field.id))),
  );
  // Links and sample marks are invisible on the page, but often looked for.
  const { unseen = [], more = [] } = Object.groupBy(near, ({ format }) =>
    /uri|boolean/.test(format) ? 'unseen' : 'more',
  );
  const chosen = (isBrand ? ofBrand : ids).flatMap((each) => info.fields.find((field) => field.id === each) ?? []);
  const picturesIn = (wanted: readonly string[]) => info.pictures.filter((one) => wanted.includes(one.id));
  const around = element?.parentElement?.closest('.picture');
  const pressed = element?.closest('a, button, summary, label:has([type="radio"], [type="checkbox"])');
  const within = named(group);
  const inputs = (fields: Data[], focused = false) =>
    fields.map((field, index) => <Field key={field.id} {...{ field, within }} focused={focused && index === 0} />);
  return (
    <Sheet
      title={isBrand ? say('brand') : named(ids.length === 1 ? id : group) || say('edit')}
      part={element ? 'card' : undefined}
      head={pressed && <Press what={pressed.matches('a') ? 'follow' : 'press'} onClick={() => press(pressed)} />}
    >
      {picturesIn(ids).map((picture) => (
        <PictureForm key={picture.id} picture={picture} />
      ))}
      {inputs([...chosen, ...unseen], picturesIn(ids).length === 0)}
      {isBrand && <Brand />}
      {!element && chosen[0]?.format === 'string' && <Whereabouts id={id} />}
      <ItemButtons id={id} />
      {picturesIn(around ? idsOf(around) : []).map((picture) => (
        <details key={picture.id}>
          <summary>{say('replace')}</summary>
          <PictureForm picture={picture} />
        </details>
      ))}
      <details open={more.length < 7 && (ids.length > 1 || Boolean(pressed))} hidden={more.length === 0}>
        <summary>{say('more')}</summary>
        {inputs(more)}
      </details>
    </Sheet>
  );
}

/** A link to the page that shows this field. */
function Whereabouts({ id }: { id: string }) {
  const { answer: places } = useAnswer<Record<string, string>>('places');
  const { info } = now();
  const at = places?.[id];
  if (!at) return <p className="hint">{say(places ? 'nowhere' : 'checking')}</p>;
  return (
    <a className="hint" href={addressOf(at, language, id)} target={at === '/gallery' ? 'gallery' : ''}>
      {say('at', { page: info.pages.find((page) => page.id === at)?.name ?? at })}
    </a>
  );
}

const keys = { add: undefined, copy: undefined, remove: undefined, up: 'Alt+ArrowUp', down: 'Alt+ArrowDown' };

/** Buttons that add, copy, remove and move an item in all languages. Where the schema fixes the number, only move. */
function ItemButtons({ id }: { id: string }) {
  // The innermost list of the field: the last match, because the schema is walked from outside.
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
          {...{ what: how, disabled: !can[how], 'aria-keyshortcuts': keys[how], title: keys[how] }}
          key={how}
          onClick={() => void arrange(id, list, index, how)}
        />
      ))}
    </fieldset>
  );
}
