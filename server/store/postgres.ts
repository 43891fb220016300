import pg from 'pg';
import { type Database, type Row, StoreUnavailable, schema } from './database.ts';

const bigint = 20;
const types = {
  getTypeParser: ((id: number, format?: 'text') =>
    id === bigint ? Number : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
};

/**
 * One lock for all servers that start at once: two concurrent CREATE TABLE IF NOT EXISTS can collide. Sent as one string
 * it is one transaction, which a failure cannot leave open on a pooled connection.
 */
const setUp = `SELECT pg_advisory_xact_lock(20227027); ${schema}`;

export function openPostgres(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3000,
    statement_timeout: 5000,
    query_timeout: 6000,
    idle_in_transaction_session_timeout: 10_000,
    types,
  });
  // Without a listener a connection that breaks while idle would end the process.
  pool.on('error', () => {});
  let ready: Promise<unknown> | undefined;

  return {
    kind: 'postgres',
    skipLocked: 'FOR UPDATE SKIP LOCKED',
    async query(sql, values = []) {
      try {
        ready ??= pool.query(setUp);
        await ready;
      } catch (error) {
        ready = undefined;
        throw new StoreUnavailable(error);
      }
      try {
        return (await pool.query<Row>(sql, [...values])).rows;
      } catch (error) {
        // It may be another database by now, as after a restore: look for the tables again.
        ready = undefined;
        throw new StoreUnavailable(error);
      }
    },
    close: () => pool.end(),
  };
}
