export type Value = string | number | null;
export type Row = Record<string, Value>;

/** The interface of SQLite, PostgreSQL and D1 (Cloudflare's SQLite). All take $1, $2, ... as placeholders. */
export type Database = {
  kind: 'sqlite' | 'postgres' | 'd1';
  query: (sql: string, values?: readonly Value[]) => Promise<Row[]>;
  /** Overwrites deleted rows on the disk. D1 cannot; PostgreSQL does it by itself, at the next autovacuum. */
  scrub?: () => Promise<void>;
  close?: () => Promise<void>;
};

/** Called after a missing database was created. `where`: its file, or 'DATABASE_URL'. */
export type OnNewDatabase = (where: string) => void;

/** The database failed, perhaps only for a while, so the visitor gets no receipt. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
  readonly code: string;

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.code = codeOf(cause);
  }
}

/** A short cause for the log, never a visitor's words: SQLite's errstr, or the code of other errors. */
export function codeOf(cause: unknown): string {
  if (typeof cause !== 'object' || cause === null) return 'UNKNOWN';
  if ('errstr' in cause && typeof cause.errstr === 'string') return cause.errstr;
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : 'UNKNOWN';
}
