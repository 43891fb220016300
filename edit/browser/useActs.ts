import { useEffect, useRef, useState } from 'react';
import type { Done } from '../messages.ts';
import { ask, reason } from './api.ts';
import { say } from './words.ts';

/** What changes the content, and what the bar says of it. */
export function useActs(refresh: () => Promise<void>) {
  const [saved, setSaved] = useState('');
  const [fault, setFault] = useState('');
  /** The last drawing, and the last after which texts may stand elsewhere. */
  const drawn = useRef<{ last?: Promise<void> | undefined; moved?: Promise<void> }>({}).current;

  /** Does something to the content and shows what became of it. */
  const act = async (what: string, body: object, whenDone?: () => void): Promise<Done> => {
    try {
      drawn.last = undefined;
      setSaved(say('saving'));
      setFault('');
      const done = await ask<Done>(what, body);
      const isDone = !done.mistakes && !done.conflict && !done.changed;
      const letters = done.letters?.join(' ');
      setSaved(isDone ? say('showing') : '');
      if (done.changed) setFault(say('changedOutside', { file: done.changed }));
      if (!isDone) return done;
      whenDone?.();
      // What is wished next need not wait for it.
      const drawing = refresh().then(() => {
        if (drawn.last === drawing) setSaved(letters ? say('letters', { letters }) : say('saved'));
      });
      drawn.last = drawing;
      if (what !== 'save') drawn.moved = drawing;
      return done;
    } catch (problem) {
      setSaved('');
      return { mistakes: [reason(problem)] };
    }
  };
  const actOrTell = async (what: string, body: object) => {
    const { mistakes, changed } = await act(what, body);
    if (mistakes) setFault(mistakes.join(' '));
    return !mistakes && !changed;
  };

  // Whatever could not be read is told, also where nobody waits for it: a sheet whose server has stopped.
  useEffect(() => {
    const told = ({ reason: problem }: PromiseRejectionEvent) => setFault(reason(problem));
    addEventListener('unhandledrejection', told);
    return () => removeEventListener('unhandledrejection', told);
  }, []);

  return { act, actOrTell, saved, fault, drawn };
}
