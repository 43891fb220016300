import { useLayoutEffect, useRef } from 'react';
import type { Done } from '../messages.ts';
import { putBeside } from './Card.tsx';
import type { Typing } from './inPlace.ts';
import { say } from './words.ts';

type Props = { typing: Typing; typed: string; told: Done; more: () => void; take: (mine: boolean) => void };

/** What the schema says of a text, beside it while it is typed. */
export function Hint({ typing: { element, field }, typed, told, more, take }: Props) {
  const hint = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (hint.current) putBeside(hint.current, element.getBoundingClientRect());
  });
  const { most, description, example, look } = field;
  return (
    <div className="card small" ref={hint} role="status">
      <p className="hint">
        {description} · {say('example')}: {example}
        {most ? (
          <b className={typed.length > most ? 'over' : ''}> · {say('most', { count: typed.length, most })}</b>
        ) : null}
      </p>
      {look ? <p className="look">{say('look')}</p> : null}
      {told.mistakes ? <p role="alert">{told.mistakes.join(' ')}</p> : null}
      {told.conflict ? (
        <div role="alert">
          <p>{say('conflict', { now: told.conflict.now })}</p>
          <button type="button" onClick={() => take(false)}>
            {say('takeTheirs')}
          </button>
          <button type="button" onClick={() => take(true)}>
            {say('takeMine')}
          </button>
        </div>
      ) : null}
      <button type="button" onClick={more}>
        {say('more')}
      </button>
    </div>
  );
}
