import { type FormEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type ContactMessage, checkContact, checkField, emptyMessage, fields } from '../../../contract/contact.ts';
import { trapField } from '../../../contract/contactState.ts';
import { isEmpty, isOld, newKey } from './draft.ts';
import { ownKey, readDraft } from './drafts.ts';
import { readField } from './fieldValues.ts';
import type { MessageFormProps, SentMessage } from './formProps.ts';
import { errorTexts } from './formWords.ts';
import { type Answer, send } from './send.ts';
import { sinceShown } from './sinceShown.ts';
import { isUnderWay, retryDelay, type Standing } from './standing.ts';
import { lengthOf, takeThanks, whenThanksCome } from './thanks.ts';
import { useDraft } from './useDraft.ts';

/** Everything the form does once script is there: check, keep, send, send again. */
export function useMessage({ words, state, typed, language, action, takesFocus, onSent }: MessageFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLElement>(null);
  // A second press comes before React has rendered the first.
  const busy = useRef(false);
  const { draft, keep, clear, restore, setRestored, read, ...kept } = useDraft(form, state.values ?? emptyMessage);
  const [errors, setErrors] = useState(() => errorTexts(state.errors ?? {}, words, language));
  const [standing, setStanding] = useState<Standing>(
    state.failed ? { is: 'failed', failure: state.failed } : { is: 'open' },
  );
  const [alarm, setAlarm] = useState(0);

  async function attempt(byHand: boolean): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    if (byHand) {
      const elapsed = kept.restored || state.values ? undefined : sinceShown();
      keep({ values: read(), asked: true, trap: readField(form.current, trapField), elapsed, action });
    }
    const tries = !byHand && standing.is === 'waiting' ? standing.tries : 0;
    setStanding((now) => (!byHand && now.is === 'waiting' ? { ...now, trying: true } : { is: 'sending' }));
    const wasOnline = navigator.onLine;
    const answer = await send(draft.current);
    busy.current = false;
    // The connection came back while this was failing, before anything listened for it.
    if (answer.is === 'later' && !wasOnline && navigator.onLine) return attempt(byHand);
    take(answer, tries + 1, byHand || form.current?.contains(document.activeElement) === true);
  }

  function take(answer: Answer, tries: number, takesFocus: boolean): void {
    if (answer.is === 'sent') {
      const { key } = draft.current;
      takeThanks((thanks) => thanks.key === key);
      finish({ receipt: answer.receipt, takesFocus });
    } else if (answer.is === 'later') {
      const why = navigator.onLine ? answer.why : 'offline';
      setStanding({ is: 'waiting', why, tries, delay: retryDelay(tries, answer.seconds), trying: false });
    } else {
      const isOld = answer.is === 'refused' && answer.failure === 'keyReused';
      keep({ asked: false, ...(isOld ? { key: newKey() } : {}) });
      if (answer.is === 'invalid') setErrors(answer.errors);
      setStanding(answer.is === 'invalid' ? { is: 'open' } : { is: 'failed', failure: answer.failure });
      if (takesFocus) setAlarm((count) => count + 1);
    }
  }

  function finish(sent: SentMessage): void {
    // Before the fields go, or Firefox would fill them in again when the page is loaded anew.
    clear();
    onSent(sent);
  }

  /** Thanks for what went out from another page while this one was away, unless something else is being written here. */
  const thank = useEffectEvent((values: ContactMessage): boolean => {
    const receipt = takeThanks(({ key, length }) =>
      isEmpty(values) ? !readDraft(ownKey()) : key === ownKey() && length === lengthOf(values),
    );
    if (receipt) finish({ receipt, takesFocus: false });
    return receipt !== undefined;
  });

  const wake = useEffectEvent(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus();
    else if (!thank(typed) && restore(typed)) attempt(false);
  });
  const again = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return;
    if (!isOld(draft.current)) return void attempt(false);
    keep({ asked: false });
    setRestored(true);
    setStanding({ is: 'open' });
  });

  const lookForThanks = useEffectEvent(() => {
    if (!form.current?.contains(document.activeElement)) thank(read());
  });

  useLayoutEffect(wake, []);

  useEffect(() => whenThanksCome(lookForThanks), []);

  useLayoutEffect(() => {
    if (alarm > 0) alert.current?.focus();
  }, [alarm]);

  useEffect(() => {
    if (standing.is !== 'waiting' || standing.trying) return;
    const timer = setTimeout(again, standing.delay);
    const stop = new AbortController();
    addEventListener('online', again, stop);
    document.addEventListener('visibilitychange', again, stop);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [standing]);

  return {
    ...kept,
    form,
    alert,
    errors,
    standing,

    onSubmit(event: FormEvent): void {
      event.preventDefault();
      if (isUnderWay(standing)) return;
      const checked = checkContact(read());
      setErrors(checked.ok ? {} : errorTexts(checked.errors, words, language));
      if (checked.ok) return void attempt(true);
      setStanding({ is: 'open' });
      setAlarm((count) => count + 1);
    },

    onInput(): void {
      const values = read();
      keep({ values, asked: false });
      if (standing.is === 'waiting') setStanding({ is: 'changed' });
      const wrong = fields.filter((field) => errors[field]).map((field) => [field, checkField(field, values[field])]);
      if (wrong.length > 0) setErrors(errorTexts(Object.fromEntries(wrong), words, language));
    },

    /** The visitor takes another way, so it no longer sends itself. */
    onOtherWay(): void {
      keep({ asked: false });
      setStanding({ is: 'failed', failure: 'noServer' });
    },
  };
}
