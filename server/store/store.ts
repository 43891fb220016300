import { randomUUID } from 'node:crypto';
import type { Database } from './database.ts';
import { createLastTaskRuns } from './lastTaskRuns.ts';
import { createMessages } from './messages.ts';
import { createOutboxStore } from './outbox.ts';

export type Store = ReturnType<typeof createStore>;

export const createStore = (database: Database) => ({
  kind: database.kind,
  messages: createMessages(database),
  outbox: createOutboxStore({ database, serverId: randomUUID() }),
  lastTaskRuns: createLastTaskRuns(database),
  close: async () => database.close?.(),
});
