import { useRef, useState } from 'react';
import { type ContactMessage, emptyMessage } from '../../../contract/contact.ts';
import { type Draft, goesOn, isEmpty, isOld, isSame, newKey } from './draft.ts';
import { allDrafts, forgetDraft, keepDraft, makeOwn, ownKey, readDraft } from './drafts.ts';
import { type FormRef, inputOf, readFields, writeFields } from './fieldValues.ts';
import { hold, ifFree } from './lock.ts';

const blank: Draft = { values: emptyMessage, key: '', asked: false, at: 0, trap: '', action: '' };

/** The fields' values, which stay in the fields themselves, and their copy in this browser's storage. */
export function useDraft(form: FormRef, given: ContactMessage) {
  const draft = useRef<Draft>({ ...blank, values: given });
  const [values, setValues] = useState(given);
  const [restored, setRestored] = useState(false);
  const [old, setOld] = useState<Draft>();
  const [isKept, setKept] = useState(true);

  function keep(changes: Partial<Draft>): void {
    const { key } = draft.current;
    draft.current = { ...draft.current, at: Date.now(), ...changes };
    draft.current.key ||= newKey();
    if (draft.current.key !== key) {
      if (key) forgetDraft(key);
      makeOwn(draft.current.key);
      hold(draft.current.key);
    }
    setKept(keepDraft(draft.current));
    setValues(draft.current.values);
    setOld(undefined);
  }

  function fill(found: Draft): void {
    writeFields(form.current, found.values);
    setRestored(true);
    keep(found);
  }

  function clear(): void {
    forgetDraft(draft.current.key);
    draft.current = blank;
    writeFields(form.current, emptyMessage);
    setValues(emptyMessage);
    setRestored(false);
  }

  /** What a tab that is closed has left behind. What waits there is sent as it is, and not shown to be changed. */
  async function adopt(): Promise<void> {
    for (const { key } of allDrafts().filter((one) => !one.asked || isOld(one))) {
      const adopted = await ifFree(key, () => {
        const found = readDraft(key);
        if (!found || !isEmpty(readFields(form.current))) return false;
        if (isOld(found)) setOld(found);
        else {
          forgetDraft(key);
          fill({ ...found, key: newKey() });
        }
        return true;
      });
      if (adopted) return;
    }
  }

  return {
    draft,
    values,
    restored,
    old,
    isKept,
    keep,
    clear,
    setRestored,
    read: () => readFields(form.current),

    /** Brings back what this tab had kept, unless something else was typed before this ran. True if it was on its way. */
    restore(typed: ContactMessage): boolean {
      const found = readDraft(ownKey());
      if (!isEmpty(typed)) {
        writeFields(form.current, typed);
        // Browsers fill in on a reload what was there.
        if (!found || !goesOn(typed, found.values)) keep({ values: typed });
        else fill({ ...found, values: typed, asked: found.asked && isSame(typed, found.values) && !isOld(found) });
      } else if (!found) adopt().catch(console.warn);
      else if (isOld(found)) setOld(found);
      else fill(found);
      return draft.current.asked;
    },

    bringBack(): void {
      if (old) fill({ ...old, at: Date.now(), asked: false });
      inputOf(form.current, 'message')?.focus();
    },

    discard(): void {
      if (old) forgetDraft(old.key);
      setOld(undefined);
      clear();
      inputOf(form.current, 'name')?.focus();
    },
  };
}
