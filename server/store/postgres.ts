import pg from 'pg';
import { type Database, type OnNewDatabase, type Row, StoreUnavailable } from './database.ts';
import { readVersionSql, upgradeStatements, versionTableSql } from './schema.ts';

// pg returns BIGINT as text; counts and times must be numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export function openPostgres(url: string, onNewDatabase: OnNewDatabase = () => {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    // PostgreSQL cancels a statement after 5 s. If it does not answer at all, pg gives up after 6 s.
    connectionTimeoutMillis: 3000,
    statement_timeout: 5000,
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
        // The next query upgrades the tables again: perhaps a backup with older ones has been restored.
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
    // A lock, because two servers that start at once would collide in CREATE TABLE IF NOT EXISTS. The number is arbitrary.
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
