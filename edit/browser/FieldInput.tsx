import type { Field } from '../messages.ts';
import { act } from './page.ts';
import { Choice, Press } from './Sheet.tsx';
import { now } from './state.ts';
import { give, onKey, store, type } from './typing.ts';
import { named, say } from './words.ts';

/** `within` is the group that stands above it already. */
type Props = { field: Field; focused?: boolean; within?: string };

/** Typing replaces all of it, as on the page. */
const selected = (input: HTMLTextAreaElement | null) => input?.select();
const inSight = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' });

/** One field with what its schema says of it, typed here or in its place on the page. */
export function FieldInput({ field, focused, within }: Props) {
  const { id, value, most, description, example, choices, is, look, same } = field;
  const { drafts, card, info } = now();
  const { text = value, told, isEverywhere = false } = drafts[id] ?? {};
  const isFlag = is === 'boolean';
  const name = named(id);
  const others = info.languages.flatMap((one) => (same.includes(one.id) ? one.name : []));
  const shared = {
    ...{ id, autoFocus: focused, 'aria-label': name, 'aria-describedby': `${id}-hint`, 'aria-invalid': Boolean(told) },
    onInput: ({ currentTarget: input }: { currentTarget: { value: string; checked?: boolean } }) => {
      type(field, { text: isFlag && !input.checked ? '' : input.value });
      // A choice is saved at once.
      if (isFlag || choices) void store(id);
    },
    onKeyDown: (event: { nativeEvent: KeyboardEvent }) => onKey(event.nativeEvent, id),
    // While another program's words stand against these, a button decides.
    onBlur: () => told?.conflict === undefined && void store(id),
  };
  return (
    <div className="field">
      {card?.place && card.target.ids[0] === id ? null : (
        <label htmlFor={id}>
          {name.startsWith(`${within}, `) ? name.slice(`${within}, `.length) : name}
          {isFlag ? (
            <input {...shared} type="checkbox" value="true" checked={text === 'true'} onChange={shared.onInput} />
          ) : choices ? (
            <Choice {...shared} value={text} options={choices.map((choice) => ({ id: choice, name: choice }))} />
          ) : (
            <textarea {...shared} value={text} ref={focused ? selected : undefined} />
          )}
        </label>
      )}
      <p className="hint" id={`${id}-hint`}>
        {description}
        {example && !isFlag && ` · ${say('example')}: ${example}`}
        {most && <b className={text.length > most ? 'wrong' : ''}> · {say('most', { count: text.length, most })}</b>}
      </p>
      {is === 'string' && value && others.length > 0 && (
        <label>
          <input
            type="checkbox"
            checked={isEverywhere}
            onKeyDown={shared.onKeyDown}
            onChange={({ target }) => type(field, { isEverywhere: target.checked })}
          />
          {say('same', { language: others.join(', ') })}
        </label>
      )}
      {told && (
        <div role="alert" ref={inSight}>
          {told.mistake ?? say('conflict', { now: told.conflict ?? '' })}
          {told.conflict !== undefined && <Press what="takeTheirs" onClick={() => give(id)} />}
          {told.conflict !== undefined && <Press what="takeMine" onClick={() => void store(id, told.conflict)} />}
        </div>
      )}
      {look && (
        <p className="look">
          {say(look === 'new' ? 'untranslated' : 'look')}{' '}
          <Press what="right" onClick={() => void act('looked', { id })} />
        </p>
      )}
    </div>
  );
}
