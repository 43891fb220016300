import { useEffect, useState } from 'react';
import { countCharacters, limits, tidy } from '../../../contract/contact.ts';
import type { FormWords } from './formProps.ts';

type Props = { words: FormWords; value: string; language: string };

/** Shown only near the limit. Read out one second after the last key, not at every key. */
export function CharacterCount({ words, value, language }: Props) {
  const [spoken, setSpoken] = useState('');
  const left = limits.message - countCharacters(tidy('message', value));
  // Only when shown: the first formatted number takes a slow phone 80 ms.
  const text = () =>
    (left < 0 ? words.over : words.remaining).replace('{count}', Math.abs(left).toLocaleString(language));
  const shown = left <= limits.message / 10 ? text() : '';

  useEffect(() => {
    const timer = setTimeout(() => setSpoken(shown), 1000);
    return () => clearTimeout(timer);
  }, [shown]);

  const look = left < 0 ? 'character-count character-count-over' : 'character-count';
  return (
    <>
      {shown ? (
        <span className={look} aria-hidden="true">
          {shown}
        </span>
      ) : null}
      <span className="visually-hidden" aria-live="polite">
        {spoken}
      </span>
    </>
  );
}
