import { join } from 'node:path';
import { openDatabase } from '../../server/store/openDatabase.ts';
import { createStore } from '../../server/store/store.ts';
import type { StoredMessage } from '../../server/store/storedMessage.ts';
import { startServerProcess, until } from '../../tests/server/parts/serverProcess.ts';

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

    /** What is stored, once nothing waits. Claims of the killed run out after 45 s. */
    async whenDelivered(): Promise<StoredMessage[]> {
      const { DATABASE_URL: databaseUrl } = env;
      const store = createStore(openDatabase({ databaseUrl, dataFolder: join(cwd, 'data') }));
      await until('the outbox is empty', async () => (await store.outbox.depth(0)).waiting === 0, 240);
      const all = await store.messages.list('all');
      await store.close();
      return all;
    },

    async stop(): Promise<void> {
      await Promise.all(running.map((server) => server.stop()));
    },
  };
}
