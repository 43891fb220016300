import type { Database, Row, Value } from './database.ts';
import { type StoredMessage, stored } from './storedMessage.ts';

export type OutboxStore = ReturnType<typeof createOutboxStore>;
export type Depth = { waiting: number; refused: number; oldestSeconds: number };

/**
 * The outbox as rows. A server claims rows for a while (a lease) and renews the lease while it delivers; when the
 * server dies, the lease runs out and any server takes over. `owner` is one server's own random name.
 */
export function createOutboxStore(database: Database, owner: string) {
  const changed = async (sql: string, values: readonly Value[]) =>
    (await database.query(`${sql} RETURNING receipt`, values)).length;

  return {
    async claim(now: number, until: number, count: number): Promise<StoredMessage[]> {
      const rows: Row[] = await database.query(
        // MATERIALIZED: the rows are locked and counted once, whatever plan the update gets.
        `WITH due AS MATERIALIZED (
           SELECT receipt FROM contact_message
           WHERE state = 'waiting' AND next_attempt_at <= $1 AND claimed_until <= $1
           ORDER BY next_attempt_at LIMIT $2 ${database.skipLocked})
         UPDATE contact_message SET claimed_by = $3, claimed_until = $4, attempts = attempts + 1
         WHERE receipt IN (SELECT receipt FROM due) RETURNING *`,
        [now, count, owner, until],
      );
      return rows.map(stored);
    },

    renew: (until: number) =>
      changed(
        `UPDATE contact_message SET claimed_until = $1 WHERE claimed_by = $2 AND state = 'waiting' AND claimed_until > 0`,
        [until, owner],
      ),

    delivered: (receipt: string, now: number) =>
      changed(
        `UPDATE contact_message SET state = 'delivered', delivered_at = $1, claimed_by = '', claimed_until = 0, last_error = ''
         WHERE receipt = $2`,
        [now, receipt],
      ),

    postponed: (receipt: string, nextAttemptAt: number, error: string, refused: boolean) =>
      changed(
        `UPDATE contact_message SET state = $1, next_attempt_at = $2, last_error = $3, claimed_by = '', claimed_until = 0
         WHERE receipt = $4 AND claimed_by = $5`,
        [refused ? 'refused' : 'waiting', nextAttemptAt, error, receipt, owner],
      ),

    /** Gives back what this server has claimed, when it stops. */
    release: () =>
      changed(`UPDATE contact_message SET claimed_by = '', claimed_until = 0 WHERE claimed_by = $1`, [owner]),

    resend: (receipt: string, now: number) =>
      changed(`UPDATE contact_message SET state = 'waiting', attempts = 0, next_attempt_at = $1 WHERE receipt = $2`, [
        now,
        receipt,
      ]),

    retryRefused: (now: number) =>
      changed(
        `UPDATE contact_message SET state = 'waiting', attempts = 0, next_attempt_at = $1 WHERE state = 'refused'`,
        [now],
      ),

    async counts(): Promise<Map<StoredMessage['state'], number>> {
      const counts = new Map<StoredMessage['state'], number>([
        ['waiting', 0],
        ['delivered', 0],
        ['refused', 0],
      ]);
      const rows = await database.query('SELECT state, COUNT(*) AS count FROM contact_message GROUP BY state');
      for (const { state, count } of rows) counts.set(state as StoredMessage['state'], Number(count));
      return counts;
    },

    async depth(now: number): Promise<Depth> {
      const [row] = await database.query(
        `SELECT COUNT(CASE WHEN state = 'waiting' THEN 1 END) AS waiting, COUNT(CASE WHEN state = 'refused' THEN 1 END) AS refused,
           MIN(CASE WHEN state = 'waiting' THEN received_at END) AS oldest FROM contact_message WHERE state <> 'delivered'`,
      );
      const { waiting, refused, oldest } = row ?? {};
      const age = typeof oldest === 'number' ? now - oldest : 0;
      return { waiting: Number(waiting), refused: Number(refused), oldestSeconds: Math.max(0, Math.round(age / 1000)) };
    },
  };
}
