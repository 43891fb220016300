import { fields } from '../../contract/contact.ts';
import type { StoredMessage } from '../../server/store/messages.ts';

const minute = (time: number) => new Date(time).toISOString().slice(0, 16).replace('T', ' ');

export function asList(messages: readonly StoredMessage[]): string {
  if (messages.length === 0) return 'No messages.';
  const rows = messages.map(({ receipt, receivedAt, state, name, email, suspected }) =>
    [receipt, minute(receivedAt), state.padEnd(9), `${name} <${email}>`, suspected && `(perhaps spam: ${suspected})`]
      .join('  ')
      .trimEnd(),
  );
  return [...rows, `${messages.length} in all; times are UTC.`].join('\n');
}

export function asPage(message: StoredMessage): string {
  const { receipt, receivedAt, state, attempts, nextAttemptAt, deliveredAt, lastError, suspected } = message;
  const next = state === 'waiting' ? `, next after ${minute(nextAttemptAt)} UTC` : '';
  return [
    receipt,
    `Received ${minute(receivedAt)} UTC`,
    deliveredAt ? `Delivered ${minute(deliveredAt)} UTC` : `${state}, ${attempts} attempts${next}`,
    ...(lastError ? [`Last answer: ${lastError}`] : []),
    ...(suspected ? [`Perhaps spam: ${suspected}`] : []),
    ...fields.map((field) => `${field === 'message' ? '\n' : `${field}: `}${message[field]}`),
  ].join('\n');
}
