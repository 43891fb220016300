import { fields } from '../../contract/contact.ts';
import type { StoredMessage } from '../../server/store/messages.ts';

const longestState: StoredMessage['state'] = 'quarantined';
const formatToMinute = (time: number) => new Date(time).toISOString().slice(0, 16).replace('T', ' ');

export function formatList(messages: readonly StoredMessage[]): string {
  if (messages.length === 0) return 'No messages.';
  const rows = messages.map(({ receipt, receivedAt, state, name, email, spamReasons }) => {
    const spam = spamReasons && `(perhaps spam: ${spamReasons})`;
    const cells = [receipt, formatToMinute(receivedAt), state.padEnd(longestState.length), `${name} <${email}>`, spam];
    return cells.join('  ').trimEnd();
  });
  return [...rows, `${messages.length} in all; times are UTC.`].join('\n');
}

export function formatMessage(message: StoredMessage): string {
  const { receipt, receivedAt, state, attempts, nextAttemptAt, deliveredAt, lastError, spamReasons } = message;
  const next = state === 'waiting' ? `, next after ${formatToMinute(nextAttemptAt)} UTC` : '';
  return [
    receipt,
    `Received ${formatToMinute(receivedAt)} UTC`,
    state === 'delivered' && deliveredAt
      ? `Delivered ${formatToMinute(deliveredAt)} UTC`
      : `${state}, ${attempts} attempts${next}`,
    ...(lastError ? [`Last answer: ${lastError}`] : []),
    ...(spamReasons ? [`Perhaps spam: ${spamReasons}`] : []),
    ...fields.map((field) => `${field === 'message' ? '\n' : `${field}: `}${message[field]}`),
  ].join('\n');
}

const columns = ['receipt', 'receivedAt', ...fields, 'language', 'spamReasons', 'state', 'deliveredAt'] as const;

/** RFC 4180 with a byte order mark: without this mark Excel misreads names that are not ASCII. */
export function formatCsv(messages: readonly StoredMessage[]): string {
  const rows = messages.map((message) => columns.map((column) => cell(message[column])).join(','));
  return `\ufeff${[columns.join(), ...rows].join('\r\n')}`;
}

/** A text that begins like a formula would run in a spreadsheet. Excel in Indonesian begins a cell at `;` too, even in quotes. */
function cell(textOrTime: string | number | null): string {
  if (typeof textOrTime !== 'string') return textOrTime === null ? '' : new Date(textOrTime).toISOString();
  const safe = textOrTime.replace(/(^|[;\t\r\n]\s*)(?=[=+\-@\t\r])/g, "$1'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
