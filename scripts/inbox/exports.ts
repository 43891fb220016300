import { fields } from '../../contract/contact.ts';
import type { StoredMessage } from '../../server/store/messages.ts';

const columns = ['receipt', 'receivedAt', ...fields, 'language', 'suspected', 'state', 'deliveredAt'] as const;

function plain(message: StoredMessage) {
  const iso = (time: number | undefined) => (time === undefined ? '' : new Date(time).toISOString());
  const times = { receivedAt: iso(message.receivedAt), deliveredAt: iso(message.deliveredAt) };
  return Object.fromEntries(columns.map((column) => [column, { ...message, ...times }[column]]));
}

export const asJsonLines = (messages: readonly StoredMessage[]) =>
  messages.map((message) => JSON.stringify(plain(message))).join('\n');

/** RFC 4180 with a byte order mark, without which Excel spoils names that are not ASCII. */
export function asCsv(messages: readonly StoredMessage[]): string {
  const rows = [columns, ...messages.map((message) => Object.values(plain(message)))];
  return `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}`;
}

/**
 * What begins like a formula would run in a spreadsheet, so a visitor's gets an apostrophe before it. Excel in Indonesian and
 * German also begins a cell after `;` and, because it then ignores the quotes, after a line break.
 */
function cell(value: string): string {
  const safe = value.replace(/(^|[;\t\r\n]\s*)(?=[=+\-@\t\r])/g, "$1'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
