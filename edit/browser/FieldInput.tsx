import { useId } from 'react';
import type { Field } from '../messages.ts';
import { language } from './api.ts';
import { give, onKey, onLeaving, store, storeAnyway, type } from './drafts.ts';
import { act } from './page.ts';
import { Press } from './Sheet.tsx';
import { now } from './state.ts';
import { groupOf, named, say } from './words.ts';

/** `within` is the group that stands above it already. */
type Props = { field: Field; focused?: boolean; within?: string };

const inSight = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' });

/** One field with what its schema says of it, typed here or in its place on the page. */
export function FieldInput({ field, focused, within }: Props) {
  const id = useId();
  const { value, most, description, example, choices, is, look } = field;
  const { drafts, card } = now();
  const { text, told } = drafts[field.id] ?? { text: value };
  const isFlag = is === 'flag';
  const isInPlace = card?.typing?.field.id === field.id;
  const group = named(groupOf(field.id));
  const shared = {
    ...{ id, autoFocus: focused, 'aria-describedby': `${id}-hint`, 'aria-invalid': Boolean(told) },
    onChange: ({ target }: { target: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement }) => {
      type(field, isFlag ? String(target instanceof HTMLInputElement && target.checked) : target.value);
      // What is chosen is wished at once.
      if (isFlag || choices) void store(field.id);
    },
    onKeyDown: (event: { nativeEvent: KeyboardEvent }) => onKey(event.nativeEvent, field.id),
    onBlur: () => onLeaving(field.id),
  };
  return (
    <div className="field">
      {isInPlace ? null : (
        <label htmlFor={id}>
          <span className={group === within ? 'told' : ''}>{group && `${group}, `}</span>
          {named(field.id).slice(group ? group.length + 2 : 0)}
        </label>
      )}
      {isInPlace ? null : isFlag ? (
        <input {...shared} type="checkbox" checked={text === 'true'} />
      ) : choices ? (
        <select {...shared} value={text}>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <textarea {...shared} value={text} rows={Math.ceil((value.length + 1) / 44)} />
      )}
      <p className="hint" id={`${id}-hint`}>
        {description}
        {example && !isFlag ? ` · ${say('example')}: ${example}` : ''}
        {most ? (
          <b className={text.length > most ? 'over' : ''}> · {say('most', { count: text.length, most })}</b>
        ) : null}
      </p>
      {told?.mistakes ? (
        <p role="alert" ref={inSight}>
          {told.mistakes.join(' ')}
        </p>
      ) : null}
      {told?.conflict ? (
        <div role="alert" ref={inSight}>
          <p>{say('conflict', { now: told.conflict.now })}</p>
          <Press what="takeTheirs" onClick={() => give(field.id)} />
          <Press what="takeMine" onClick={() => storeAnyway(field.id)} />
        </div>
      ) : null}
      {look ? (
        <p className="look">
          {say(look === 'new' ? 'untranslated' : 'look')}{' '}
          <Press what="right" onClick={() => void act('looked', { language, id: field.id })} />
        </p>
      ) : null}
    </div>
  );
}
