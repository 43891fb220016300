/** This file imports nothing, so that the form loads fast. */

/** The fields in the form's order. How to add one: CONTRIBUTING.md. */
export const maxCharacters = { name: 100, email: 254, message: 5000 };
export type Field = keyof typeof maxCharacters;
export const fields = Object.keys(maxCharacters) as Field[];
const optionalFields: readonly Field[] = [];
export const requiredFields = fields.filter((field) => !optionalFields.includes(field));

export type ErrorCode = 'required' | 'tooLong' | 'format';
export type ContactMessage = Record<Field, string>;
export type ContactErrors = { [Name in Field]?: ErrorCode };
export type ErrorTextsByCode = { [Name in Field]: { [Code in ErrorCode]?: string | undefined } };
export type ErrorTexts = { [Name in Field]?: string };
export const messageFrom = (textOf: (field: Field) => string) =>
  Object.fromEntries(fields.map((field) => [field, textOf(field)])) as ContactMessage;
export const emptyMessage = messageFrom(() => '');
export type CheckResult = { ok: true; message: ContactMessage } | { ok: false; errors: ContactErrors };

// Control characters could forge mail headers or terminal output. With \p{Cc} in their place the first press on Submit took twice as long.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed
const controlCharacters = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
/** Hangul's invisible letters are listed, because Unicode counts them as letters. */
const invisibleOnly = /^[\p{Cc}\p{Cf}\p{Z}\u115f\u1160\u3164\uffa0]*$/u;
/** Invisible characters are copied along with an address from a contacts app or a web page. */
const invisibleInAddresses = /\p{Cf}/gu;
const atom = String.raw`[^\s\p{C}@.,:;"()<>[\]\\]+`;
const domainLabel = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;
const emailAddress = new RegExp(
  String.raw`^${atom}(?:\.${atom})*@(?:${domainLabel}\.)+(?!\p{N}+$)${domainLabel}$`,
  'u',
);

export function normalize(field: Field, value: unknown): string {
  if (typeof value !== 'string') return '';
  // Half an emoji (a lone surrogate) cannot be encoded as UTF-8.
  const text = value.toWellFormed().replace(/\r\n?/g, '\n').replace(controlCharacters, '');
  if (field === 'message') return text.trim();
  return (field === 'email' ? text.replace(invisibleInAddresses, '') : text).replace(/\s+/g, ' ').trim();
}

/** Counts a surrogate pair, such as an emoji, as one character. */
export const countCharacters = (text: string) => text.replace(/[\ud800-\udbff][\udc00-\udfff]/g, '.').length;

export function checkField(field: Field, value: unknown): ErrorCode | undefined {
  const text = normalize(field, value);
  if (invisibleOnly.test(text)) return requiredFields.includes(field) ? 'required' : undefined;
  if (countCharacters(text) > maxCharacters[field]) return 'tooLong';
  return field === 'email' && !emailAddress.test(text) ? 'format' : undefined;
}

export function checkContact(input: { [Name in Field]?: unknown }): CheckResult {
  const errors: ContactErrors = {};
  for (const field of fields) {
    const error = checkField(field, input[field]);
    if (error) errors[field] = error;
  }
  return Object.keys(errors).length > 0
    ? { ok: false, errors }
    : { ok: true, message: messageFrom((field) => normalize(field, input[field])) };
}

export function errorTexts(errors: ContactErrors, words: ErrorTextsByCode, language: string): ErrorTexts {
  const texts: ErrorTexts = {};
  for (const field of fields) {
    const text = errors[field] && words[field][errors[field]];
    // A function, so that toLocaleString is called only for {limit}: its first call takes a slow phone up to 110 ms.
    if (text) texts[field] = text.replace('{limit}', () => maxCharacters[field].toLocaleString(language));
  }
  return texts;
}
