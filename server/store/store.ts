import { randomInt, randomUUID } from 'node:crypto';
import { type ClockStore, createClockStore } from './clock.ts';
import type { Database } from './database.ts';
import { createMessages, type Messages } from './messages.ts';
import { createOutboxStore, type OutboxStore } from './outbox.ts';

export type Store = {
  kind: Database['kind'];
  messages: Messages;
  outbox: OutboxStore;
  clock: ClockStore;
  close: () => Promise<void>;
};

export function createStore(database: Database, receipts: () => string = newReceipt): Store {
  return {
    kind: database.kind,
    messages: createMessages(database, receipts),
    outbox: createOutboxStore(database, randomUUID()),
    clock: createClockStore(database),
    close: database.close,
  };
}

// Without 0, O, 1, I, L and U: easy to read out on the phone.
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 30^8 possibilities; on a collision the store draws again. */
export function newReceipt(): string {
  const draw = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${draw()}-${draw()}`;
}
