import { randomUUID } from 'node:crypto';
import { createClockStore } from './clock.ts';
import type { Database } from './database.ts';
import { createMessages } from './messages.ts';
import { createOutboxStore } from './outbox.ts';

export type Store = ReturnType<typeof createStore>;

export const createStore = (database: Database) => ({
  kind: database.kind,
  messages: createMessages(database),
  outbox: createOutboxStore(database, randomUUID()),
  clock: createClockStore(database),
  close: database.close,
});
