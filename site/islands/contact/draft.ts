import { type ContactMessage, fields, messageFrom } from '../../../contract/contact.ts';
import { tryStorage } from '../tryStorage.ts';
import type { MessageAtHydration } from './formProps.ts';

type Form = HTMLFormElement | null;

export const inputOf = (form: Form, name: string) =>
  form?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);

export const readFields = (form: Form) => messageFrom((field) => inputOf(form, field)?.value ?? '');

export function writeFields(form: Form, values: ContactMessage): void {
  for (const field of fields) {
    const input = inputOf(form, field);
    if (input) input.value = values[field];
  }
}

type Draft = Pick<MessageAtHydration, 'values' | 'idempotencyKey'>;

const storageKey = 'contact';

export const deleteDraft = () => tryStorage(() => sessionStorage.removeItem(storageKey));

export const saveDraft = (values: ContactMessage, idempotencyKey = '') =>
  tryStorage(() => sessionStorage.setItem(storageKey, JSON.stringify({ values, idempotencyKey })));

export const readDraft = () =>
  tryStorage(() => JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Draft | null);
