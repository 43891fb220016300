import { type ContactMessage, fields } from '../../../contract/contact.ts';

/** A message that is being written or waits to be sent, kept in this browser until the server has it. */
export type Draft = {
  values: ContactMessage;
  /** The Idempotency-Key: however often it is sent, it is stored once. */
  key: string;
  /** The visitor has pressed the button, and an answer is still to come. */
  asked: boolean;
  /** When it was last written to. */
  at: number;
  /** What goes with it and where it goes to, so that any page can send it. */
  trap: string;
  elapsed?: number | undefined;
  action: string;
};

/** Without crypto.randomUUID, which browsers keep from pages that do not come over TLS. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export const isEmpty = (values: ContactMessage) => fields.every((field) => values[field] === '');
export const isSame = (one: ContactMessage, other: ContactMessage) =>
  fields.every((field) => one[field] === other[field]);
/** The same words, or the same and more after them. */
export const goesOn = (longer: ContactMessage, start: ContactMessage) =>
  fields.every((field) => longer[field].startsWith(start[field]));

const day = 86_400_000;
/** Who wrote it may have forgotten it, so it neither fills the form nor sends itself before somebody says so. */
export const isOld = ({ at }: Draft) => Date.now() - at > day;

export function isDraft(found: unknown): found is Draft {
  if (typeof found !== 'object' || found === null) return false;
  const { values, key, asked, at, trap, action } = found as { [Name in keyof Draft]?: unknown };
  if ([key, trap, action].some((text) => typeof text !== 'string')) return false;
  if (typeof asked !== 'boolean' || typeof at !== 'number' || typeof values !== 'object' || !values) return false;
  return fields.every((field) => typeof (values as { [name: string]: unknown })[field] === 'string');
}
