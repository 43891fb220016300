import { parseArgs } from 'node:util';
import { freePort } from '../tests/server/parts/freePort.ts';
import { findPostgres, noPostgres, startPostgres } from '../tests/server/parts/postgres.ts';
import { onWorker } from '../tests/server/parts/serverProcess.ts';
import { makeSiteFolder } from '../tests/server/parts/siteFolder.ts';
import type { Behaviour } from '../tests/server/parts/smtpPeer.ts';
import { submitAll } from './chaos/clients.ts';
import { count } from './chaos/counts.ts';
import { cutConnections } from './chaos/cuts.ts';
import { startMailPeer, startWebhookPeer } from './chaos/peers.ts';
import { createServers, readStored } from './chaos/servers.ts';

/**
 * npm run chaos [-- --submissions 2000 --clients 20 --kills 20 --only sqlite|postgres]
 * Visitors send while the server is killed with SIGKILL again and again and the mail server has every fault there is.
 * On PostgreSQL one of the servers' connections is cut each second besides.
 * With RUNTIME=worker it is the worker that is killed, and a webhook that has the faults (npm run test:worker).
 * Exits 1 when an acknowledged message is lost, one is stored twice, or one never arrives.
 */
const { values: given } = parseArgs({
  options: {
    submissions: { type: 'string', default: '2000' },
    clients: { type: 'string', default: '20' },
    kills: { type: 'string', default: '20' },
    only: { type: 'string' },
  },
});
const [submissions, clients, kills] = [Number(given.submissions), Number(given.clients), Number(given.kills)];

const moods: Behaviour[][] = [
  ['accept'],
  ['accept', 'temporary', 'accept', 'slow'],
  ['accept', 'dropAfterData', 'accept', 'accept'],
  ['temporary'],
  ['dropInData', 'accept', 'permanent', 'accept', 'accept'],
];

async function run(kind: string, serverCount: number, env: Record<string, string>): Promise<boolean> {
  const site = makeSiteFolder();
  const peer = await (onWorker ? startWebhookPeer() : startMailPeer());
  const ports = await Promise.all(Array.from({ length: serverCount }, freePort));
  const servers = await createServers({ cwd: site.folder, ports, env: { ...env, ...peer.settings } });
  const database = env['DATABASE_URL'];
  const cutting = database ? await cutConnections(database) : undefined;
  const begun = Date.now();

  let mood = 0;
  const flapping = setInterval(() => void peer.behave(...(moods[mood++ % moods.length] ?? ['accept'])), 700);
  const sending = submitAll({ submissions, clients, urls: ports.map((port) => `http://127.0.0.1:${port}`) });
  // Spread over the whole run, so that no part of it goes unharmed.
  while (servers.kills() < kills || !sending.done()) {
    const share = Math.ceil((submissions / (kills + 1)) * (servers.kills() + 1));
    if (sending.acknowledged() >= share || (sending.done() && servers.kills() < kills)) await servers.killOne();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const receipts = await sending.receipts;
  clearInterval(flapping);
  peer.behave('accept');
  await servers.whenDelivered();
  await cutting?.stop();
  await servers.stop();
  const stored = await readStored(site.folder, database);

  const counts = count({
    submissions,
    receipts,
    stored,
    received: peer.arrivals(),
    kills: servers.kills(),
    cuts: cutting?.cuts() ?? 0,
    seconds: (Date.now() - begun) / 1000,
  });
  console.log(`\n${kind}, ${serverCount} server${serverCount > 1 ? 's' : ''}`);
  console.table(counts);
  await peer.stop();
  site.remove();
  return (
    counts['acknowledged messages lost'] +
      counts['stored duplicates'] +
      counts['acknowledged but not delivered'] +
      counts['repeated under another id'] ===
    0
  );
}

let well = true;
if (onWorker) well = await run('The worker with D1', 1, {});
else if (given.only !== 'postgres') well = await run('SQLite', 1, {});
if (given.only !== 'sqlite' && !onWorker) {
  if (findPostgres()) {
    const postgres = await startPostgres();
    well = (await run('PostgreSQL', 2, { DATABASE_URL: postgres.url })) && well;
    await postgres.stop();
  } else {
    console.log(`\nPostgreSQL: not run, ${noPostgres}`);
  }
}
console.log(well ? '\nNothing was lost.' : '\nSomething was lost or doubled: see above.');
process.exit(well ? 0 : 1);
