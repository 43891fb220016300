import { useId } from 'react';
import type { Field } from '../messages.ts';
import { language } from './api.ts';
import { give, onKey, store, type } from './drafts.ts';
import { act } from './page.ts';
import { Press } from './Sheet.tsx';
import { type Draft, now } from './state.ts';
import { groupOf, named, say } from './words.ts';

/** `within` is the group that stands above it already. */
type Props = { field: Field; focused?: boolean; within?: string };

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const inSight = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' });

/** One field with what its schema says of it, typed here or in its place on the page. */
export function FieldInput({ field, focused, within }: Props) {
  const id = useId();
  const { value, most, description, example, choices, is, look, same } = field;
  const { drafts, card } = now();
  const { text = value, isEverywhere = false, told }: Partial<Draft> = drafts[field.id] ?? {};
  const isFlag = is === 'flag';
  const isInPlace = card?.typing?.field.id === field.id;
  const group = named(groupOf(field.id));
  const shared = {
    ...{ id, autoFocus: focused, 'aria-describedby': `${id}-hint`, 'aria-invalid': Boolean(told) },
    onInput: ({ currentTarget: input }: { currentTarget: Input }) => {
      type(field, { text: isFlag ? String(input instanceof HTMLInputElement && input.checked) : input.value });
      // What is chosen is wished at once.
      if (isFlag || choices) void store(field.id);
    },
    onKeyDown: (event: { nativeEvent: KeyboardEvent }) => onKey(event.nativeEvent, field.id),
    // While another program's words stand against these, a button decides.
    onBlur: () => told?.conflict === undefined && void store(field.id),
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
        <input {...shared} type="checkbox" checked={text === 'true'} onChange={shared.onInput} />
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
      {is === 'words' && value && same.length > 0 ? (
        <label className="also">
          <input
            type="checkbox"
            checked={isEverywhere}
            onChange={({ target }) => type(field, { isEverywhere: target.checked })}
          />
          {say('same', { language: same.join(', ') })}
        </label>
      ) : null}
      {told?.mistake ? (
        <p role="alert" ref={inSight}>
          {told.mistake}
        </p>
      ) : told ? (
        <div role="alert" ref={inSight}>
          <p>{say('conflict', { now: told.conflict ?? '' })}</p>
          <Press what="takeTheirs" onClick={() => give(field.id)} />
          <Press what="takeMine" onClick={() => void store(field.id, told.conflict)} />
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
