import { type Database, numberIn, type Row, type Value } from './database.ts';
import { type StoredMessage, states, stored } from './messages.ts';

export type OutboxStore = ReturnType<typeof createOutboxStore>;
export type Postponed = { state: 'waiting' | 'refused'; nextAttemptAt: number; refusals: number; error: string };
type Depth = { waiting: number; refused: number; oldestSeconds: number };

/** In ms, more than any delay or lease. A time further ahead was written under a wrong clock. */
const tooFarAhead = 3_600_000;

/**
 * The outbox is the table of messages. A server claims rows for a while (a lease); when the server dies, the lease
 * expires and any server takes over. `owner` is one server's random name.
 */
export function createOutboxStore(database: Database, owner: string) {
  const changed = async (sql: string, values: readonly Value[]) =>
    (await database.query(`${sql} RETURNING receipt`, values)).length;

  return {
    async claim(now: number, until: number, count: number): Promise<StoredMessage[]> {
      const rows: Row[] = await database.query(
        // MATERIALIZED: select and lock the rows once, whatever plan the update gets.
        `WITH due AS MATERIALIZED (
           SELECT receipt FROM contact_message
           WHERE state = 'waiting' AND (next_attempt_at <= $1 OR next_attempt_at > $5)
             AND (claimed_until <= $1 OR claimed_until > $5)
           ORDER BY next_attempt_at LIMIT $2 ${database.skipLocked})
         UPDATE contact_message SET claimed_by = $3, claimed_until = $4, attempts = attempts + 1
         WHERE receipt IN (SELECT receipt FROM due) RETURNING *`,
        [now, count, owner, until, now + tooFarAhead],
      );
      return rows.map(stored);
    },

    /** When the next message is due or its claim expires. Undefined while nothing waits. */
    async nextDue(): Promise<number | undefined> {
      const [row] = await database.query(
        `SELECT MIN(CASE WHEN claimed_until > next_attempt_at THEN claimed_until ELSE next_attempt_at END) AS due
         FROM contact_message WHERE state = 'waiting'`,
      );
      return numberIn(row?.['due']);
    },

    delivered: (receipt: string, now: number) =>
      changed(
        `UPDATE contact_message SET state = 'delivered', delivered_at = $1, claimed_by = '', claimed_until = 0, last_error = ''
         WHERE receipt = $2`,
        [now, receipt],
      ),

    postponed: (receipt: string, { state, nextAttemptAt, refusals, error }: Postponed) =>
      changed(
        `UPDATE contact_message SET state = $1, next_attempt_at = $2, refusals = $3, last_error = $4, claimed_by = '',
           claimed_until = 0 WHERE receipt = $5 AND claimed_by = $6`,
        [state, nextAttemptAt, refusals, error, receipt, owner],
      ),

    resend: (receipt: string, now: number) =>
      changed(
        `UPDATE contact_message SET state = 'waiting', attempts = 0, refusals = 0, next_attempt_at = $1 WHERE receipt = $2`,
        [now, receipt],
      ),

    retryRefused: (now: number) =>
      changed(
        `UPDATE contact_message SET state = 'waiting', attempts = 0, refusals = 0, next_attempt_at = $1 WHERE state = 'refused'`,
        [now],
      ),

    async counts(): Promise<Map<StoredMessage['state'], number>> {
      const rows = await database.query('SELECT state, COUNT(*) AS count FROM contact_message GROUP BY state');
      const counts = new Map(rows.map(({ state, count }) => [state, Number(count)]));
      return new Map(states.map((state) => [state, counts.get(state) ?? 0]));
    },

    async lastDelivery(): Promise<number | undefined> {
      const [row] = await database.query('SELECT MAX(delivered_at) AS at FROM contact_message');
      return numberIn(row?.['at']);
    },

    async depth(now: number): Promise<Depth> {
      const [row] = await database.query(
        `SELECT COUNT(CASE WHEN state = 'waiting' THEN 1 END) AS waiting, COUNT(CASE WHEN state = 'refused' THEN 1 END) AS refused,
           MIN(CASE WHEN state = 'waiting' THEN received_at END) AS oldest FROM contact_message WHERE state <> 'delivered'`,
      );
      const { waiting, refused, oldest } = row ?? {};
      const age = now - (numberIn(oldest) ?? now);
      return { waiting: Number(waiting), refused: Number(refused), oldestSeconds: Math.max(0, Math.round(age / 1000)) };
    },
  };
}
