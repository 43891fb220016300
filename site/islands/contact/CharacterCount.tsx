import { useEffect, useState } from 'react';
import { countCharacters, type Field, limits, tidy } from '../../../contract/contact.ts';
import type { FormWords } from './formWords.ts';

type Props = { words: FormWords; field: Field; value: string; language: string };

const pause = 1000;

/** Said only near the limit; read out when the typing pauses, and not at every key. */
export function CharacterCount({ words, field, value, language }: Props) {
  const [spoken, setSpoken] = useState('');
  const left = limits[field] - countCharacters(tidy(field, value));
  // Formatting the first number takes a slow phone 80 ms, so only when it is shown.
  const text = () =>
    (left < 0 ? words.over : words.remaining).replace('{count}', Math.abs(left).toLocaleString(language));
  const shown = left <= limits[field] / 10 ? text() : '';

  useEffect(() => {
    const timer = setTimeout(() => setSpoken(shown), pause);
    return () => clearTimeout(timer);
  }, [shown]);

  return (
    <>
      {shown ? (
        <span className={left < 0 ? 'character-count character-count-over' : 'character-count'} aria-hidden="true">
          {shown}
        </span>
      ) : null}
      <span className="visually-hidden" aria-live="polite">
        {spoken}
      </span>
    </>
  );
}
