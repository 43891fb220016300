import { type FormEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { checkContact, checkField, emptyMessage, fields } from '../../../contract/contact.ts';
import { answerAnchor, elapsedField, type Failure, trapField } from '../../../contract/contactState.ts';
import { forgetDraft, keepDraft, newKey } from './draft.ts';
import { inputOf, readField, readFields, writeFields } from './fieldValues.ts';
import type { MessageFormProps } from './formProps.ts';
import { type ErrorTexts, errorTexts } from './formWords.ts';
import { retryDelay, send, sinceShown } from './send.ts';

type Why = 'offline' | 'unreachable' | 'notStored';

export type Status =
  | { is: 'idle'; note?: 'restored' | 'changed' }
  /** `why` says that an earlier try has failed. */
  | { is: 'sending'; tries: number; why?: Why | undefined }
  /** Tries again after the delay, or as soon as the connection is back. */
  | { is: 'waiting'; tries: number; why: Why; delay: number }
  | { is: 'failed'; failure: Failure | 'noServer' };

/** What the form does once it is hydrated: check, keep, send, try again. The fields themselves hold what is typed. */
export function useMessage({ words, state, start, language, action, takesFocus, onSent }: MessageFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const key = useRef(start?.key ?? '');
  const request = useRef<AbortController>(undefined);
  const [values, setValues] = useState(state.values ?? emptyMessage);
  const [errors, setErrors] = useState<ErrorTexts>(() => errorTexts(state.errors ?? {}, words, language));
  const [status, setStatus] = useState<Status>(state.failed ? { is: 'failed', failure: state.failed } : { is: 'idle' });

  // Not in the first state, which has to be what the server rendered.
  const begin = useEffectEvent(() => {
    if (takesFocus) inputOf(form.current, 'name')?.focus();
    if (!start) return;
    setValues(start.values);
    if (start.key) void attempt(false);
    else if (start.isRestored) setStatus({ is: 'idle', note: 'restored' });
  });
  useLayoutEffect(begin, []);

  async function attempt(byHand: boolean): Promise<void> {
    const { tries, why } = status.is === 'waiting' ? status : { tries: 0, why: undefined };
    const typed = readFields(form.current);
    const stop = new AbortController();
    request.current = stop;
    setStatus({ is: 'sending', tries, why });
    const isFresh = !start?.isRestored && !state.errors && !state.failed;
    const more = {
      [trapField]: readField(form.current, trapField),
      [elapsedField]: isFresh ? sinceShown() : undefined,
    };
    const answer = await send(action, key.current, { ...typed, ...more }, stop.signal);
    // The message was changed meanwhile, and waits for the next press.
    if (stop.signal.aborted) return;
    const takesFocus = byHand || form.current?.contains(document.activeElement) === true;
    if (answer.is === 'sent') {
      forgetDraft();
      // Or Firefox would fill them in again when the page is reloaded.
      writeFields(form.current, emptyMessage);
      onSent({ receipt: answer.receipt, takesFocus });
    } else if (answer.is === 'later') {
      const delay = retryDelay(tries + 1, answer.seconds);
      setStatus({ is: 'waiting', tries: tries + 1, why: navigator.onLine ? answer.why : 'offline', delay });
    } else {
      key.current = '';
      keepDraft({ values: typed, key: '' });
      if (answer.is === 'invalid') tell(answer.errors, { is: 'idle' }, takesFocus);
      else tell({}, { is: 'failed', failure: answer.failure }, takesFocus);
    }
  }

  function tell(newErrors: ErrorTexts, newStatus: Status, takesFocus: boolean): void {
    flushSync(() => {
      setErrors(newErrors);
      setStatus(newStatus);
    });
    if (takesFocus) document.getElementById(answerAnchor)?.focus();
  }

  const tryAgain = useEffectEvent(() => void attempt(false));

  useEffect(() => {
    if (status.is !== 'waiting') return;
    const timer = setTimeout(tryAgain, status.delay);
    const stop = new AbortController();
    addEventListener('online', tryAgain, stop);
    // A closed tab sends nothing, so the browser asks first.
    addEventListener('beforeunload', (event) => event.preventDefault(), stop);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [status]);

  return {
    form,
    values,
    errors,
    status,

    onSubmit(event: FormEvent): void {
      event.preventDefault();
      if (status.is === 'sending') return;
      if (status.is === 'waiting') {
        void attempt(true);
        return;
      }
      const typed = readFields(form.current);
      const checked = checkContact(typed);
      if (!checked.ok) {
        tell(errorTexts(checked.errors, words, language), { is: 'idle' }, true);
        return;
      }
      setErrors({});
      key.current = newKey();
      keepDraft({ values: typed, key: key.current });
      void attempt(true);
    },

    /** Changed words are a message of their own, and half a sentence must not send itself. */
    onInput(): void {
      const typed = readFields(form.current);
      request.current?.abort();
      key.current = '';
      keepDraft({ values: typed, key: '' });
      setValues(typed);
      if (status.is === 'sending' || status.is === 'waiting') setStatus({ is: 'idle', note: 'changed' });
      const wrong = fields.filter((field) => errors[field]).map((field) => [field, checkField(field, typed[field])]);
      if (wrong.length > 0) setErrors(errorTexts(Object.fromEntries(wrong), words, language));
    },

    onDiscard(): void {
      forgetDraft();
      writeFields(form.current, emptyMessage);
      setValues(emptyMessage);
      setStatus({ is: 'idle' });
      inputOf(form.current, 'name')?.focus();
    },

    /** The visitor takes another way, so it no longer sends itself. */
    onOtherWay(): void {
      key.current = '';
      keepDraft({ values, key: '' });
      setStatus({ is: 'failed', failure: 'noServer' });
    },
  };
}
