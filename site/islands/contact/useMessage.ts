import { type FormEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  checkContact,
  checkField,
  type ErrorTexts,
  emptyMessage,
  errorTexts,
  fields,
} from '../../../contract/contact.ts';
import { answerAnchor, elapsedField, honeypotField } from '../../../contract/contactState.ts';
import { forgetDraft, inputOf, keepDraft, readFields, writeFields } from './draft.ts';
import type { ContactFormProps } from './formProps.ts';
import { retryDelay, send } from './send.ts';

export type MessageFormProps = Omit<ContactFormProps, 'formHref'> & {
  /** Focuses the first field, because the visitor has pressed "Write another message". */
  takesFocus: boolean;
  onSent: (sent: { receipt: string; takesFocus: boolean }) => void;
};

type Why = 'offline' | 'unreachable' | 'notStored';
type Status =
  | { is: 'idle'; note?: 'restored' | 'changed' }
  | { is: 'sending'; tries: number; note?: Why | undefined }
  /** Sends again after the delay, or as soon as the connection is back. */
  | { is: 'waiting'; tries: number; note: Why; delay: number }
  | { is: 'failed'; reason: string; note?: undefined };

/** The hydrated form's behaviour: check, keep the draft, send, retry. The inputs are uncontrolled. */
export function useMessage({ words, serverState, initial, language, action, takesFocus, onSent }: MessageFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const key = useRef(initial?.key ?? '');
  const [values, setValues] = useState(serverState.values ?? emptyMessage);
  const [errors, setErrors] = useState(() => errorTexts(serverState.errors ?? {}, words.errors, language));
  const [status, setStatus] = useState<Status>(
    serverState.failed ? { is: 'failed', reason: words.failed[serverState.failed] } : { is: 'idle' },
  );

  // Runs after hydration, because the initial state must match the server's HTML.
  const begin = useEffectEvent(() => {
    if (takesFocus) inputOf(form.current, 'name')?.focus();
    if (!initial) return;
    setValues(initial.values);
    // Goes on with the message that was being sent when the visitor left the page.
    if (initial.key) void attempt(false);
    else if (initial.isRestored) setStatus({ is: 'idle', note: 'restored' });
  });
  useLayoutEffect(begin, []);

  async function attempt(byHand: boolean): Promise<void> {
    const { tries, note } = status.is === 'waiting' ? status : { tries: 0 };
    const typed = readFields(form.current);
    const sentKey = key.current;
    setStatus({ is: 'sending', tries, note });
    const hasDraft = initial?.isRestored || serverState.errors || serverState.failed;
    const message = {
      ...typed,
      [honeypotField]: inputOf(form.current, honeypotField)?.value,
      // The server marks a message sent within 3 seconds as spam, but a draft may be sent that quickly.
      [elapsedField]: hasDraft ? undefined : Math.round(performance.now()),
    };
    const answer = await send(action, sentKey, message);
    // The message was changed while it was sent, so it waits for the next press.
    if (key.current !== sentKey) return;
    const takesFocus = byHand || form.current?.contains(document.activeElement) === true;
    if (answer.is === 'sent') {
      forgetDraft();
      // Empties the fields, because Firefox would restore the old message after a reload.
      writeFields(form.current, emptyMessage);
      onSent({ receipt: answer.receipt, takesFocus });
    } else if (answer.is === 'retry') {
      const delay = retryDelay(tries + 1);
      setStatus({ is: 'waiting', tries: tries + 1, note: navigator.onLine ? answer.why : 'offline', delay });
    } else {
      key.current = '';
      keepDraft(typed);
      if (answer.is === 'invalid') show(answer.errors, { is: 'idle' }, takesFocus);
      else show({}, { is: 'failed', reason: answer.reason ?? words.failed.noServer }, takesFocus);
    }
  }

  function show(newErrors: ErrorTexts, newStatus: Status, takesFocus: boolean): void {
    flushSync(() => {
      setErrors(newErrors);
      setStatus(newStatus);
    });
    if (takesFocus) document.getElementById(answerAnchor)?.focus();
  }

  const retry = useEffectEvent(() => void attempt(false));

  useEffect(() => {
    if (status.is !== 'waiting') return;
    const timer = setTimeout(retry, status.delay);
    const stop = new AbortController();
    addEventListener('online', retry, stop);
    // The browser asks before it closes the tab, because a closed tab sends nothing.
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
      if (status.is === 'idle' || status.is === 'failed') {
        const typed = readFields(form.current);
        const checked = checkContact(typed);
        if (!checked.ok) {
          show(errorTexts(checked.errors, words.errors, language), { is: 'idle' }, true);
          return;
        }
        setErrors({});
        key.current = `${Date.now()}-${Math.random()}`;
        keepDraft(typed, key.current);
      }
      void attempt(true);
    },

    /** A changed message waits for the next press, which gives it a new key. */
    onInput(): void {
      const typed = readFields(form.current);
      key.current = '';
      keepDraft(typed);
      setValues(typed);
      if (status.is === 'sending' || status.is === 'waiting') setStatus({ is: 'idle', note: 'changed' });
      const wrong = fields.filter((field) => errors[field]).map((field) => [field, checkField(field, typed[field])]);
      if (wrong.length > 0) setErrors(errorTexts(Object.fromEntries(wrong), words.errors, language));
    },

    /** The visitor uses email or WhatsApp instead, so the form stops sending. */
    onEmailOrWhatsApp(): void {
      keepDraft(values);
      setStatus({ is: 'failed', reason: words.failed.noServer });
    },
  };
}
