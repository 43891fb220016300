export type Value = string | number | null;
export type Row = Record<string, Value>;

/** What both databases can do. Placeholders are $1, $2, ... in both, so that each query is written once. */
export type Database = {
  kind: 'sqlite' | 'postgres';
  /** Keeps two servers from claiming one row. SQLite has one writer at a time and needs nothing. */
  skipLocked: string;
  query: (sql: string, values?: readonly Value[]) => Promise<Row[]>;
  close: () => Promise<void>;
};

/** The database could not do it now; nothing was acknowledged. It may well be able to a moment later. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
  readonly code: string;

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.code = codeOf(cause);
  }
}

function codeOf(cause: unknown): string {
  if (typeof cause !== 'object' || cause === null) return 'UNKNOWN';
  if ('errstr' in cause && typeof cause.errstr === 'string') return cause.errstr;
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : 'UNKNOWN';
}

/** A message is its own entry in the outbox: one row, so that storing and queueing are one commit. */
export const schema = `
  CREATE TABLE IF NOT EXISTS contact_message (
    receipt TEXT PRIMARY KEY,
    idempotency_key TEXT UNIQUE,
    fingerprint TEXT NOT NULL,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    message TEXT NOT NULL,
    language TEXT NOT NULL,
    suspected TEXT NOT NULL,
    received_at BIGINT NOT NULL,
    state TEXT NOT NULL,
    attempts BIGINT NOT NULL DEFAULT 0,
    next_attempt_at BIGINT NOT NULL,
    claimed_by TEXT NOT NULL DEFAULT '',
    claimed_until BIGINT NOT NULL DEFAULT 0,
    delivered_at BIGINT,
    last_error TEXT NOT NULL DEFAULT ''
  );
  CREATE INDEX IF NOT EXISTS contact_message_due ON contact_message (state, next_attempt_at);
  CREATE INDEX IF NOT EXISTS contact_message_received ON contact_message (received_at);
  CREATE TABLE IF NOT EXISTS contact_probe (id BIGINT PRIMARY KEY, at BIGINT NOT NULL);
`;
