import { type ContactMessage, fields, messageOf } from '../../../contract/contact.ts';
import { ifAllowed } from '../ifAllowed.ts';

/** The message that is being written in this tab, kept until the server has it. */
export type Draft = {
  values: ContactMessage;
  /** The Idempotency-Key, set from the press of Submit until the answer: however often it is sent, it is stored once. */
  key: string;
};

const entry = 'contact';

/** Without crypto.randomUUID, which browsers only offer over TLS. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export const isEmpty = (values: ContactMessage) => fields.every((field) => values[field] === '');

export const forgetDraft = () => ifAllowed(() => sessionStorage.removeItem(entry));

export function keepDraft(draft: Draft): void {
  if (isEmpty(draft.values)) forgetDraft();
  else ifAllowed(() => sessionStorage.setItem(entry, JSON.stringify(draft)));
}

export function readDraft(): Draft | undefined {
  const found: unknown = ifAllowed(() => JSON.parse(sessionStorage.getItem(entry) ?? 'null'));
  const { values, key } = Object(found) as { values?: { [field: string]: unknown }; key?: unknown };
  if (typeof key !== 'string' || fields.some((field) => typeof values?.[field] !== 'string')) return undefined;
  return { values: messageOf((field) => String(values?.[field])), key };
}
