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
import { elapsedField, honeypotField, resultAnchor } from '../../../contract/contactState.ts';
import { deleteDraft, inputOf, readFields, saveDraft, writeFields } from './draft.ts';
import type { ContactFormProps } from './formProps.ts';
import { retryDelayMs, send } from './send.ts';

export type MessageFormProps = Omit<ContactFormProps, 'formHref'> & {
  takesFocus: boolean;
  onSent: (sent: { receipt: string; takesFocus: boolean }) => void;
};

type WaitReason = 'offline' | 'unreachable' | 'notStored';
type Status =
  | { type: 'idle'; noteKey?: 'restored' | 'changed' }
  | { type: 'sending'; tries: number; noteKey?: WaitReason | undefined }
  | { type: 'waiting'; tries: number; noteKey: WaitReason; delayMs: number }
  | { type: 'failed'; reason: string; noteKey?: undefined };

/** The inputs are uncontrolled: `values` are only for EmailOrWhatsApp.tsx. */
export function useMessage(props: MessageFormProps) {
  const { words, serverState, messageAtHydration, language, action, takesFocus, onSent } = props;
  const form = useRef<HTMLFormElement>(null);
  const idempotencyKey = useRef(messageAtHydration?.idempotencyKey ?? '');
  const [values, setValues] = useState(serverState.values ?? emptyMessage);
  const [errors, setErrors] = useState(() => errorTexts(serverState.errors ?? {}, words.errors, language));
  const [status, setStatus] = useState<Status>(
    serverState.failed ? { type: 'failed', reason: words.failed[serverState.failed] } : { type: 'idle' },
  );

  // Runs after hydration, because the initial state must match the server's HTML.
  const startFromDraft = useEffectEvent(() => {
    if (takesFocus) inputOf(form.current, 'name')?.focus();
    if (!messageAtHydration) return;
    setValues(messageAtHydration.values);
    if (messageAtHydration.idempotencyKey) void sendMessage();
    else if (messageAtHydration.isRestored) setStatus({ type: 'idle', noteKey: 'restored' });
  });
  useLayoutEffect(startFromDraft, []);

  async function sendMessage({ isAfterPress = false } = {}): Promise<void> {
    const { tries, noteKey } = status.type === 'waiting' ? status : { tries: 0 };
    const typed = readFields(form.current);
    const sentKey = idempotencyKey.current;
    setStatus({ type: 'sending', tries, noteKey });
    const isPrefilled = messageAtHydration?.isRestored || serverState.errors || serverState.failed;
    const message = {
      ...typed,
      [honeypotField]: inputOf(form.current, honeypotField)?.value,
      // The server marks a message sent within 3 seconds as spam, but a visitor may send a prefilled form that quickly.
      [elapsedField]: isPrefilled ? undefined : Math.round(performance.now()),
    };
    const answer = await send(action, sentKey, message);
    // If the visitor changed the message meanwhile, onInput() has removed its key.
    if (idempotencyKey.current !== sentKey) return;
    const focusesResult = isAfterPress || form.current?.contains(document.activeElement) === true;
    if (answer.type === 'sent') {
      deleteDraft();
      // Empties the fields, because Firefox would restore the old message after a reload.
      writeFields(form.current, emptyMessage);
      onSent({ receipt: answer.receipt, takesFocus: focusesResult });
    } else if (answer.type === 'retry') {
      const delayMs = retryDelayMs(tries + 1);
      const noteKey = navigator.onLine ? answer.cause : 'offline';
      setStatus((now) => (now.type === 'sending' ? { type: 'waiting', tries: tries + 1, noteKey, delayMs } : now));
    } else {
      idempotencyKey.current = '';
      saveDraft(typed);
      if (answer.type === 'invalid') showResult(answer.errors, { type: 'idle' }, focusesResult);
      else showResult({}, { type: 'failed', reason: answer.reason ?? words.failed.noServer }, focusesResult);
    }
  }

  function showResult(newErrors: ErrorTexts, newStatus: Status, focusesResult: boolean): void {
    flushSync(() => {
      setErrors(newErrors);
      setStatus(newStatus);
    });
    if (focusesResult) document.getElementById(resultAnchor)?.focus();
  }

  const retry = useEffectEvent(() => void sendMessage());

  useEffect(() => {
    if (status.type !== 'waiting') return;
    const timer = setTimeout(retry, status.delayMs);
    addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', retry);
    };
  }, [status]);

  const isSendingOrWaiting = status.type === 'sending' || status.type === 'waiting';
  useEffect(() => {
    if (!isSendingOrWaiting) return;
    const askBeforeLeaving = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', askBeforeLeaving);
    return () => removeEventListener('beforeunload', askBeforeLeaving);
  }, [isSendingOrWaiting]);

  return {
    form,
    values,
    errors,
    status,

    onSubmit(event: FormEvent): void {
      event.preventDefault();
      if (status.type === 'sending') return;
      if (status.type === 'idle' || status.type === 'failed') {
        const typed = readFields(form.current);
        const checked = checkContact(typed);
        if (!checked.ok) {
          showResult(errorTexts(checked.errors, words.errors, language), { type: 'idle' }, true);
          return;
        }
        setErrors({});
        idempotencyKey.current = `${Date.now()}-${Math.random()}`;
        saveDraft(typed, idempotencyKey.current);
      }
      void sendMessage({ isAfterPress: true });
    },

    /** A changed message waits for the next press of Submit, which gives it a new key. */
    onInput(): void {
      const typed = readFields(form.current);
      idempotencyKey.current = '';
      saveDraft(typed);
      setValues(typed);
      if (isSendingOrWaiting) setStatus({ type: 'idle', noteKey: 'changed' });
      const rechecked = fields
        .filter((field) => errors[field])
        .map((field) => [field, checkField(field, typed[field])]);
      if (rechecked.length > 0) setErrors(errorTexts(Object.fromEntries(rechecked), words.errors, language));
    },

    /** The visitor has chosen mail or WhatsApp instead, so the form stops retrying. A pending try may still succeed. */
    onEmailOrWhatsApp(): void {
      saveDraft(values);
      showResult({}, { type: 'failed', reason: words.failed.noServer }, true);
    },
  };
}
