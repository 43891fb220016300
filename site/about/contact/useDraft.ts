import { type RefObject, useRef, useState } from 'react';
import { type ContactMessage, fields } from '../../../contract/contact.ts';
import { type Draft, emptyMessage, forgetDraft, isEmpty, isSame, keepDraft, newKey, readDraft } from './draft.ts';

export type FormRef = RefObject<HTMLFormElement | null>;

/** The fields' values, which stay in the fields themselves, and their copy in this browser's storage. */
export function useDraft(form: FormRef, given: ContactMessage) {
  const draft = useRef<Draft>({ values: given, key: '', asked: false });
  const [values, setValues] = useState(given);
  const [restored, setRestored] = useState(false);
  const [isKept, setKept] = useState(true);

  function keep(changes: Partial<Draft>): void {
    draft.current = { ...draft.current, ...changes };
    draft.current.key ||= newKey();
    setKept(keepDraft(draft.current));
    setValues(draft.current.values);
  }

  function write(next: ContactMessage): void {
    for (const field of fields) {
      const input = inputOf(form, field);
      if (input && input.value !== next[field]) input.value = next[field];
    }
  }

  return {
    draft,
    values,
    restored,
    isKept,
    keep,
    read: (): ContactMessage => readFields(form),

    /** Brings back what was kept, under what was typed before this ran. True if it was on its way. */
    restore(): boolean {
      const typed = readFields(form);
      const found = isEmpty(given) ? readDraft() : undefined;
      if (!found) {
        if (!isEmpty(typed)) keep({ values: typed });
        return false;
      }
      const next = { ...emptyMessage };
      for (const field of fields) next[field] = typed[field] || found.values[field];
      write(next);
      setRestored(true);
      const asked = found.asked && isSame(next, found.values);
      keep({ values: next, key: found.key, asked });
      return asked;
    },

    discard(): void {
      write(emptyMessage);
      setRestored(false);
      forgetDraft();
      draft.current = { values: emptyMessage, key: '', asked: false };
      setValues(emptyMessage);
      inputOf(form, 'name')?.focus();
    },
  };
}

function inputOf(form: FormRef, name: string): HTMLInputElement | HTMLTextAreaElement | undefined {
  const input = form.current?.elements.namedItem(name);
  return input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement ? input : undefined;
}

export const readField = (form: FormRef, name: string) => inputOf(form, name)?.value ?? '';

function readFields(form: FormRef): ContactMessage {
  const values = { ...emptyMessage };
  for (const field of fields) values[field] = readField(form, field);
  return values;
}
