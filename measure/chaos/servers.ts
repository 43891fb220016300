import { join } from 'node:path';
import type { Row } from '../../server/store/database.ts';
import { type StoredMessage, stored } from '../../server/store/messages.ts';
import { openDatabase } from '../../server/store/openDatabase.ts';
import { createStore } from '../../server/store/store.ts';
import { onWorker, startServerProcess, until } from '../../tests/server/parts/serverProcess.ts';
import { inD1 } from '../../tests/worker/d1File.ts';

type Plan = { cwd: string; ports: readonly number[]; env: Record<string, string> };

/** Real servers, each on its port, killed in turn and started again as a supervisor would. */
export async function createServers({ cwd, ports, env }: Plan) {
  const start = (port: number) => startServerProcess({ cwd, env: { ...env, PORT: String(port) } });
  const running = await Promise.all(ports.map(start));
  let kills = 0;

  return {
    kills: () => kills,

    async killOne(): Promise<void> {
      const turn = kills++ % ports.length;
      await running[turn]?.stop('SIGKILL');
      running[turn] = await start(ports[turn] ?? 0);
    },

    /** Claims of the killed run out after 100 s. */
    async whenDelivered(): Promise<void> {
      await until('the outbox is empty', () => isEmptyOutbox(ports[0] ?? 0), 240);
    },

    async stop(): Promise<void> {
      await Promise.all(running.map((server) => server.stop()));
    },
  };
}

async function isEmptyOutbox(port: number): Promise<boolean> {
  const health = (await (await fetch(`http://127.0.0.1:${port}/api/health`)).json()) as {
    outbox?: { waiting: number };
  };
  return health.outbox?.waiting === 0;
}

/** All that is stored, once the servers have stopped. */
export async function readStored(cwd: string, databaseUrl?: string): Promise<StoredMessage[]> {
  if (onWorker) return (inD1(cwd, 'SELECT * FROM contact_message') as Row[]).map(stored);
  const store = createStore(openDatabase({ databaseUrl, dataFolder: join(cwd, 'data') }));
  const all = await store.messages.list('all');
  await store.close();
  return all;
}
