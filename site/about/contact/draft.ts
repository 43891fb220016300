import { type ContactMessage, fields } from '../../../contract/contact.ts';

/** What is being written, kept in this browser until the server has it. */
export type Draft = {
  values: ContactMessage;
  /** Makes one message one, however often it is sent. */
  key: string;
  /** The visitor has pressed the button, and an answer is still to come. */
  asked: boolean;
};

const storageKey = 'contact-draft';

/** Without crypto.randomUUID, which browsers keep from pages that do not come over TLS. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export const emptyMessage: ContactMessage = { name: '', email: '', message: '' };
export const isEmpty = (values: ContactMessage) => fields.every((field) => values[field] === '');
export const isSame = (one: ContactMessage, other: ContactMessage) =>
  fields.every((field) => one[field] === other[field]);

/** Some browsers refuse storage by throwing; then there is no draft, which is no error. */
export function readDraft(): Draft | undefined {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return isDraft(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

/** Whether it is really kept, so that nothing else is said. */
export function keepDraft(draft: Draft): boolean {
  try {
    if (isEmpty(draft.values)) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function forgetDraft(): void {
  keepDraft({ values: emptyMessage, key: '', asked: false });
}

function isDraft(found: unknown): found is Draft {
  if (typeof found !== 'object' || found === null) return false;
  const { values, key, asked } = found as { [Name in keyof Draft]?: unknown };
  if (typeof key !== 'string' || typeof asked !== 'boolean' || typeof values !== 'object' || !values) return false;
  return fields.every((field) => typeof (values as { [name: string]: unknown })[field] === 'string');
}
