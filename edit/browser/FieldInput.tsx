import { type KeyboardEvent, useId, useState } from 'react';
import type { Done, Field } from '../messages.ts';
import { named, say } from './words.ts';

export type Save = (field: Field, value: string, everywhere?: boolean) => Promise<Done>;
type Props = {
  field: Field;
  languages: Record<string, string>;
  save: Save;
  looked: (field: Field) => void;
  focused?: boolean;
};

/** One field with what its schema says of it. Enter or leaving saves, Esc gives back; what is wrong stays and is told. */
export function FieldInput({ field, languages, save, looked, focused }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [told, setTold] = useState<Done>({});
  const [everywhere, setEverywhere] = useState(false);
  const value = typed ?? field.value;
  const { most, conflict } = { most: field.most, conflict: told.conflict };

  const store = async (text: string, was = field.value) => {
    if (text === was && !conflict) return setTyped(undefined);
    const done = await save({ ...field, value: was }, text, everywhere);
    setTold(done);
    if (!done.mistakes && !done.conflict) setTyped(undefined);
  };
  const giveBack = () => {
    setTyped(undefined);
    setTold({});
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      void store(value);
    }
    if (event.key !== 'Escape' || typed === undefined) return;
    event.stopPropagation();
    giveBack();
  };
  const shared = {
    id,
    autoFocus: focused,
    'aria-describedby': `${id}-hint`,
    'aria-invalid': told.mistakes ? true : undefined,
    onKeyDown,
  } as const;

  return (
    <div className="field" data-field={field.id}>
      <label htmlFor={id}>{named(field.id)}</label>
      {field.is === 'flag' ? (
        <input
          {...shared}
          type="checkbox"
          checked={value === 'true'}
          onChange={({ target }) => void store(String(target.checked))}
        />
      ) : field.choices ? (
        <select {...shared} value={value} onChange={({ target }) => void store(target.value)}>
          {field.choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <textarea
          {...shared}
          rows={Math.min(6, Math.ceil((value.length + 1) / 44))}
          value={value}
          onChange={({ target }) => setTyped(target.value.replace(/\n/g, ' '))}
          onBlur={() => void store(value)}
        />
      )}
      <p className="hint" id={`${id}-hint`}>
        {field.description}
        {field.example ? ` · ${say('example')}: ${field.example}` : ''}
        {most ? (
          <b className={value.trim().length > most ? 'over' : ''}>
            {' '}
            · {say('most', { count: value.trim().length, most })}
          </b>
        ) : null}
      </p>
      {field.is === 'words' && field.same.length > 0 && field.value ? (
        <label className="also">
          <input type="checkbox" checked={everywhere} onChange={({ target }) => setEverywhere(target.checked)} />
          {say('same', { language: field.same.map((language) => languages[language] ?? language).join(', ') })}
        </label>
      ) : null}
      {told.mistakes ? <p role="alert">{told.mistakes.join(' ')}</p> : null}
      {conflict ? (
        <div role="alert">
          <p>{say('conflict', { now: conflict.now })}</p>
          <button type="button" onClick={giveBack}>
            {say('takeTheirs')}
          </button>
          <button type="button" onClick={() => void store(value, conflict.now)}>
            {say('takeMine')}
          </button>
        </div>
      ) : null}
      {field.look ? (
        <p className="look">
          {say('look')}{' '}
          <button type="button" onClick={() => looked(field)}>
            {say('right')}
          </button>
        </p>
      ) : null}
    </div>
  );
}
