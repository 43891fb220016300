import { randomUUID } from 'node:crypto';
import { type ClockStore, createClockStore } from './clock.ts';
import type { Database } from './database.ts';
import { createMessages, type Messages } from './messages.ts';
import { createOutboxStore, type OutboxStore } from './outbox.ts';
import { newReceipt } from './receipt.ts';

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
