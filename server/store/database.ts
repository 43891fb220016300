export type Value = string | number | null;
export type Row = Record<string, Value>;

/** All databases take $1, $2, ... as placeholders. */
export type Database = {
  kind: 'sqlite' | 'postgres' | 'd1';
  query: (sql: string, values?: readonly Value[]) => Promise<Row[]>;
  /** Overwrites deleted rows on the disk. D1 cannot; PostgreSQL does so by itself, at the next autovacuum. */
  scrub?: () => Promise<void>;
  close?: () => Promise<void>;
};

/** Called when an empty database was created. `where` is its file, or the setting's name, DATABASE_URL. */
export type OnNewDatabase = (where: string) => void;

export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
  readonly code: string;

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.code = codeOf(cause);
  }
}

/** For the log, which must not contain a visitor's words. */
export function codeOf(cause: unknown): string {
  if (typeof cause !== 'object' || cause === null) return 'UNKNOWN';
  if ('errstr' in cause && typeof cause.errstr === 'string') return cause.errstr;
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : 'UNKNOWN';
}
