import { type ContactMessage, fields, messageFrom } from '../../contract/contact.ts';
import { type Database, StoreUnavailable, type Value } from './database.ts';
import { newReceipt } from './receipt.ts';

export type NewMessage = ContactMessage & {
  idempotencyKey: string | null;
  language: string;
  spamReasons: string;
  isQuarantined?: boolean;
  receivedAt: number;
};
/** `replayed`: a message with this key is stored already. */
export type AddResult = { receipt: string; outcome: 'stored' | 'replayed' };
export type Messages = ReturnType<typeof createMessages>;

/** `refused`: ten times, by the mail server or the webhook. `quarantined`: not delivered, because the hidden field was filled in. */
export const states = ['waiting', 'delivered', 'refused', 'quarantined'] as const;
export type State = (typeof states)[number];

export type StoredMessage = ContactMessage & {
  receipt: string;
  language: string;
  spamReasons: string;
  receivedAt: number;
  state: State;
  attempts: number;
  refusals: number;
  nextAttemptAt: number;
  deliveredAt: number | null;
  lastError: string;
};

export const storedColumns = `${fields.join()}, receipt, language, suspected AS "spamReasons", state, attempts, refusals,
  received_at AS "receivedAt", next_attempt_at AS "nextAttemptAt", delivered_at AS "deliveredAt", last_error AS "lastError"`;

export function createMessages(database: Database) {
  const receiptsOfChanged = async (sql: string, values: readonly Value[]) =>
    (await database.query(`${sql} RETURNING receipt`, values)).map(({ receipt }) => String(receipt));

  const select = async (clauses: string, values: readonly Value[] = []) =>
    (await database.query(`SELECT ${storedColumns} FROM contact_message ${clauses}`, values)) as StoredMessage[];

  const count = async (sql: string, values: readonly Value[]) =>
    Number((await database.query(sql, values))[0]?.['count']);

  /** scrub() overwrites deleted messages, also those of an earlier call in which it failed. */
  async function deleteWhere(condition: string, value: Value): Promise<string[]> {
    const deleted = await receiptsOfChanged(`DELETE FROM contact_message WHERE ${condition}`, [value]);
    await database.scrub?.();
    return deleted;
  }

  async function findReceipt(idempotencyKey: string | null): Promise<string | undefined> {
    const sql = 'SELECT receipt FROM contact_message WHERE idempotency_key = $1';
    const [row] = await database.query(sql, [idempotencyKey]);
    return row && String(row['receipt']);
  }

  return {
    findReceipt,

    async add(message: NewMessage): Promise<AddResult> {
      const { idempotencyKey, language, spamReasons, receivedAt } = message;
      const row = {
        ...messageFrom((field) => message[field]),
        receipt: newReceipt(),
        idempotency_key: idempotencyKey,
        fingerprint: '', // Unused since the key contains the message.
        language,
        suspected: spamReasons,
        state: message.isQuarantined ? 'quarantined' : 'waiting',
        received_at: receivedAt,
        next_attempt_at: receivedAt,
      };
      const columns = Object.keys(row);
      const placeholders = columns.map((_, index) => `$${index + 1}`);
      const [receipt] = await receiptsOfChanged(
        `INSERT INTO contact_message (${columns.join()}) VALUES (${placeholders.join()})
         ON CONFLICT DO NOTHING`,
        Object.values(row),
      );
      if (receipt) return { receipt, outcome: 'stored' };
      const earlier = await findReceipt(idempotencyKey);
      if (!earlier) throw new StoreUnavailable(new Error('the new receipt was already in use'));
      return { receipt: earlier, outcome: 'replayed' };
    },

    find: async (receipt: string): Promise<StoredMessage | undefined> =>
      (await select('WHERE receipt = $1', [receipt]))[0],
    list: () => select('ORDER BY received_at, receipt'),

    deleteByReceipt: (receipt: string) => deleteWhere('receipt = $1', receipt),
    deleteByEmail: (email: string) => deleteWhere('lower(email) = lower($1)', email.trim()),
    deleteReceivedBefore: (time: number) => deleteWhere('received_at < $1', time),
    deleteSpamReceivedBefore: (time: number) => deleteWhere(`state = 'quarantined' AND received_at < $1`, time),

    /** How many other email addresses sent this exact text, among the newest `limit` messages after `since`. */
    countOtherSendersOfText: ({ email, message }: ContactMessage, since: number, limit: number) =>
      count(
        `SELECT COUNT(DISTINCT CASE WHEN message = $1 AND lower(email) <> lower($2) THEN lower(email) END) AS count
         FROM (SELECT message, email FROM contact_message WHERE received_at > $3
           ORDER BY received_at DESC LIMIT $4) AS latest`,
        [message, email, since, limit],
      ),
  };
}
