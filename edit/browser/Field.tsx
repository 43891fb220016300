import type { Field as Data } from '../messages.ts';
import { act } from './page.ts';
import { Choice, Press } from './Sheet.tsx';
import { discard, onKey, overwrite, store, type } from './saving.ts';
import { now } from './state.ts';
import { inTongue, named, say } from './words.ts';

/** `within` is the group in the heading above; `focused` is for the first field of a card. */
type Props = { field: Data; within?: string; focused?: boolean };

/** Puts the caret where the text was clicked. Otherwise selects all, so that typing replaces it. */
const focus = (input: HTMLTextAreaElement | null) => {
  const { card } = now();
  input?.focus();
  if (card?.caret === undefined) input?.select();
  else input?.setSelectionRange(card.caret, card.caret);
};
const inSight = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' });

export function Field({ field, within, focused }: Props) {
  const { id, value, most, description, example, choices, format, look, same } = field;
  const { drafts, info } = now();
  const { text = value, problem, isEverywhere = false } = drafts[id] ?? {};
  const isFlag = format === 'boolean';
  const name = named(id);
  const others = info.languages.flatMap((one) => (same.includes(one.id) ? one.name : []));
  // The field's tick and buttons belong to it, so moving there does not save.
  const onBlur = ({ currentTarget, relatedTarget }: React.FocusEvent) =>
    !currentTarget.closest('.field')?.contains(relatedTarget) && void store(id);
  const shared = {
    onBlur,
    ...{ id, 'aria-label': name, 'aria-describedby': `${id}-hint`, 'aria-invalid': Boolean(problem) },
    onKeyDown: (event: React.KeyboardEvent) => onKey(event.nativeEvent, id) && event.preventDefault(),
  };
  const choose = (chosen: string) => {
    type(field, { text: chosen });
    void store(id);
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        {name.startsWith(`${within}, `) ? name.slice(`${within}, `.length) : name}
        {isFlag ? (
          <input
            {...shared}
            type="checkbox"
            checked={text === 'true'}
            onChange={({ target }) => choose(target.checked ? 'true' : '')}
          />
        ) : choices ? (
          <Choice
            {...shared}
            value={text}
            options={choices.map((choice) => ({ id: choice, name: choice }))}
            onChange={({ target }) => choose(target.value)}
          />
        ) : (
          <textarea
            {...shared}
            ref={focused ? focus : undefined}
            value={text}
            onChange={({ target }) => type(field, { text: target.value })}
          />
        )}
      </label>
      <p className="hint" id={`${id}-hint`}>
        {inTongue(description)}
        {example && !isFlag && ` · ${say('example')}: ${example}`}
        {most && <b className={text.length > most ? 'wrong' : ''}> · {say('most', { count: text.length, most })}</b>}
      </p>
      {format === 'string' && value && others.length > 0 && (
        <label>
          <input
            type="checkbox"
            checked={isEverywhere}
            {...{ onBlur, onKeyDown: shared.onKeyDown }}
            onChange={({ target }) => type(field, { text, isEverywhere: target.checked })}
          />
          {say('same', { language: others.join(', ') })}
        </label>
      )}
      {problem && (
        <div role="alert" ref={inSight}>
          {problem.mistake ?? say('conflict', { now: problem.conflict ?? '' })}
          {problem.conflict !== undefined && <Press what="takeTheirs" onClick={() => discard(id)} />}
          {problem.conflict !== undefined && (
            <Press what="takeMine" onClick={() => overwrite(id, problem.conflict ?? '')} />
          )}
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
