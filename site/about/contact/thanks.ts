import { type ContactMessage, fields } from '../../../contract/contact.ts';
import { ifAllowed } from '../../islands/ifAllowed.ts';

/** Of a message that was sent from another page, to be shown when the form is next seen. */
export type Thanks = { receipt: string; key: string; length: number };

const kept = 'contact-sent';

export const lengthOf = (values: ContactMessage) => fields.map((field) => values[field]).join('').length;

export function keepThanks(thanks: Thanks): void {
  ifAllowed(() => localStorage.setItem(kept, JSON.stringify(thanks)));
  dispatchEvent(new Event(kept));
}

/** The receipt, if these thanks are wanted here; they are given only once. */
export function takeThanks(isWanted: (thanks: Thanks) => boolean): string | undefined {
  const found: unknown = ifAllowed(() => JSON.parse(localStorage.getItem(kept) ?? 'null'));
  const { receipt, key, length } = Object(found) as { [Name in keyof Thanks]?: unknown };
  if (typeof receipt !== 'string' || typeof key !== 'string' || typeof length !== 'number') return undefined;
  if (!isWanted({ receipt, key, length })) return undefined;
  ifAllowed(() => localStorage.removeItem(kept));
  return receipt;
}

/** Gives back what ends it. */
export function whenThanksCome(listener: () => void): () => void {
  addEventListener(kept, listener);
  return () => removeEventListener(kept, listener);
}
