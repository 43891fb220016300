import { mkdirSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { schemaVersion } from '../../server/store/schema.ts';
import { sqliteFile } from '../../server/store/sqlite.ts';
import { afterTest } from './parts/afterTest.ts';
import { findPostgres, noPostgres, startPostgres } from './parts/postgres.ts';
import { readMail } from './parts/rawMail.ts';
import { right, send } from './parts/send.ts';
import { endOf, startServerProcess, until } from './parts/serverProcess.ts';
import { makeSiteFolder } from './parts/siteFolder.ts';
import { startMailServer } from './parts/start.ts';

/** The tables as the first releases made them, with one message that waits. */
const firstTables = `
  CREATE TABLE contact_message (receipt TEXT PRIMARY KEY, idempotency_key TEXT UNIQUE, fingerprint TEXT NOT NULL,
    name TEXT NOT NULL, email TEXT NOT NULL, message TEXT NOT NULL, language TEXT NOT NULL, suspected TEXT NOT NULL,
    received_at BIGINT NOT NULL, state TEXT NOT NULL, attempts BIGINT NOT NULL DEFAULT 0,
    next_attempt_at BIGINT NOT NULL, claimed_by TEXT NOT NULL DEFAULT '', claimed_until BIGINT NOT NULL DEFAULT 0,
    delivered_at BIGINT, last_error TEXT NOT NULL DEFAULT '');
  CREATE INDEX contact_message_due ON contact_message (state, next_attempt_at);
  CREATE INDEX contact_message_received ON contact_message (received_at);
  CREATE TABLE contact_probe (id BIGINT PRIMARY KEY, at BIGINT NOT NULL);
  INSERT INTO contact_message (receipt, fingerprint, name, email, message, language, suspected, received_at, state,
    next_attempt_at) VALUES ('ABCD-2345', 'x', 'Ayu', 'ayu@example.com', 'From before', 'en', '', ${Date.now()}, 'waiting', 0);`;

type Made = { folder: string; env: Record<string, string>; run: (sql: string) => Promise<unknown> };

function site() {
  const { folder, dataFolder, remove } = makeSiteFolder();
  afterTest(remove);
  return { folder, dataFolder };
}

async function onSqlite(): Promise<Made> {
  const { folder, dataFolder } = site();
  mkdirSync(dataFolder);
  const run = async (sql: string) => {
    const database = new DatabaseSync(sqliteFile(dataFolder));
    database.exec(sql);
    database.close();
  };
  return { folder, env: {}, run };
}

async function onPostgres(): Promise<Made> {
  const { url, stop } = await startPostgres();
  afterTest(stop);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  afterTest(() => client.end());
  return { folder: site().folder, env: { DATABASE_URL: url }, run: (sql) => client.query(sql) };
}

const missing = findPostgres() ? '' : ` (skipped: ${noPostgres})`;
describe.each([
  { kind: 'SQLite', make: onSqlite, skip: false },
  { kind: `PostgreSQL${missing}`, make: onPostgres, skip: missing !== '' },
])('the tables on $kind', ({ make, skip }) => {
  test.skipIf(skip)('of the first releases are taken over, and those of a newer release stop the start', async () => {
    const { folder, env, run } = await make();
    await run(firstTables);
    const { peer, mail } = await startMailServer();
    const server = await startServerProcess({ cwd: folder, env: { ...env, ...mail } });
    expect((await send(server.url, right)).status).toBe(201);
    await until('both are delivered', () => peer.received.length === 2);
    await server.stop();
    expect(peer.received.map(({ raw }) => readMail(raw).text).join()).toContain('From before');
    await run(`UPDATE contact_schema SET version = ${schemaVersion + 1}`);
    const { code, said } = await endOf(folder, env);
    const reason = /are of version \d, and this release knows only version \d\. Start the release/;
    expect([code, said]).toEqual([1, expect.stringMatching(reason)]);
  });
});
