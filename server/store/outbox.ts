import type { Database, Value } from './database.ts';
import { type State, type StoredMessage, states, storedColumns } from './messages.ts';

export type OutboxStore = ReturnType<typeof createOutboxStore>;
export type FailedAttempt = { state: 'waiting' | 'refused'; nextAttemptAt: number; refusals: number; error: string };
type Statistics = { counts: Record<State, number>; oldestWaitingSeconds: number; lastDeliveredAt: number | undefined };

/** Longer than any delay or claim: a time further ahead was written while the clock was wrong. */
const tooFarAheadMs = 3_600_000;

/** A claim expires, so that another server takes over the messages of a dead one. */
export function createOutboxStore({ database, serverId }: { database: Database; serverId: string }) {
  const update = async (assignmentsAndWhere: string, values: readonly Value[]) =>
    (await database.query(`UPDATE contact_message SET ${assignmentsAndWhere} RETURNING receipt`, values)).length;

  const retryNow = `state = 'waiting', attempts = 0, refusals = 0, next_attempt_at = $1`;
  // SQLite and D1 have one writer and need no lock.
  const rowLock = database.kind === 'postgres' ? 'FOR UPDATE SKIP LOCKED' : '';
  const noClaim = `claimed_by = '', claimed_until = 0`;

  return {
    claim: async ({ now, until, maxCount }: { now: number; until: number; maxCount: number }) =>
      (await database.query(
        // MATERIALIZED: PostgreSQL selects and locks the rows once, whatever its query plan.
        `WITH due AS MATERIALIZED (
           SELECT receipt FROM contact_message
           WHERE state = 'waiting' AND (next_attempt_at <= $1 OR next_attempt_at > $5)
             AND (claimed_until <= $1 OR claimed_until > $5)
           ORDER BY next_attempt_at LIMIT $2 ${rowLock})
         UPDATE contact_message SET claimed_by = $3, claimed_until = $4, attempts = attempts + 1
         WHERE receipt IN (SELECT receipt FROM due) RETURNING ${storedColumns}`,
        [now, maxCount, serverId, until, now + tooFarAheadMs],
      )) as StoredMessage[],

    async nextDue(): Promise<number | undefined> {
      const [row] = await database.query(
        `SELECT MIN(CASE WHEN claimed_until > next_attempt_at THEN claimed_until ELSE next_attempt_at END) AS due
         FROM contact_message WHERE state = 'waiting'`,
      );
      return row?.['due'] ? Number(row['due']) : undefined;
    },

    /** A delivery is recorded even if another server has claimed the message meanwhile. A failure is not. */
    recordDelivery: (receipt: string, now: number) =>
      update(`state = 'delivered', delivered_at = $1, ${noClaim}, last_error = '' WHERE receipt = $2`, [now, receipt]),

    recordFailure: (receipt: string, { state, nextAttemptAt, refusals, error }: FailedAttempt) =>
      update(
        `state = $1, next_attempt_at = $2, refusals = $3, last_error = $4, ${noClaim} WHERE receipt = $5 AND claimed_by = $6`,
        [state, nextAttemptAt, refusals, error, receipt, serverId],
      ),

    resend: (receipt: string, now: number) => update(`${retryNow} WHERE receipt = $2`, [now, receipt]),
    retryRefused: (now: number) => update(`${retryNow} WHERE state = 'refused'`, [now]),

    async statistics(now: number): Promise<Statistics> {
      const rows = await database.query(
        `SELECT state, COUNT(*) AS count, MIN(received_at) AS oldest_received_at, MAX(delivered_at) AS last_delivered_at
         FROM contact_message GROUP BY state`,
      );
      const valueFrom = (state: State, name: string, fallback: number) =>
        Number(rows.find((row) => row['state'] === state)?.[name] ?? fallback);
      return {
        counts: Object.fromEntries(states.map((state) => [state, valueFrom(state, 'count', 0)])) as Record<
          State,
          number
        >,
        oldestWaitingSeconds: Math.max(0, Math.round((now - valueFrom('waiting', 'oldest_received_at', now)) / 1000)),
        lastDeliveredAt: valueFrom('delivered', 'last_delivered_at', 0) || undefined,
      };
    },
  };
}
