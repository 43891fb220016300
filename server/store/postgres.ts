import pg from 'pg';
import { type Database, type OnNewDatabase, type Row, StoreUnavailable } from './database.ts';
import { readVersionSql, upgradeStatements, versionTableSql } from './schema.ts';

// pg returns BIGINT as text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export function openPostgres(url: string, onNewDatabase: OnNewDatabase = () => {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3000,
    statement_timeout: 5000,
    // For a server that does not answer at all.
    query_timeout: 6000,
    idle_in_transaction_session_timeout: 10_000,
  });
  // Without a listener an error on an idle connection would end the process.
  pool.on('error', () => {});
  let upgraded: Promise<void> | undefined;

  return {
    kind: 'postgres',
    async query(sql, values = []) {
      try {
        upgraded ??= upgrade(pool).then((isNew) => (isNew ? onNewDatabase('DATABASE_URL') : undefined));
        await upgraded;
        return (await pool.query<Row>(sql, [...values])).rows;
      } catch (error) {
        // A restored backup may have older tables, so the next query upgrades them.
        upgraded = undefined;
        throw error instanceof StoreUnavailable ? error : new StoreUnavailable(error);
      }
    },
    close: () => pool.end(),
  };
}

async function upgrade(pool: pg.Pool): Promise<boolean> {
  const client = await pool.connect();
  let hasFailed = true;
  try {
    // Two servers that start at once would collide in CREATE TABLE IF NOT EXISTS. The lock's number is arbitrary.
    await client.query('BEGIN; SELECT pg_advisory_xact_lock(20227027)');
    await client.query(versionTableSql);
    const { rows } = await client.query<Row>(readVersionSql);
    const version = Number(rows[0]?.['version'] ?? 0);
    for (const statement of upgradeStatements(version)) await client.query(statement);
    await client.query('COMMIT');
    hasFailed = false;
    return version === 0;
  } finally {
    // Discarding a failed connection rolls its transaction back.
    client.release(hasFailed);
  }
}
