export type Value = string | number | null;
export type Row = Record<string, Value>;

/** What all databases can do. Placeholders are $1, $2, ... in all, so that each query is written once. */
export type Database = {
  kind: 'sqlite' | 'postgres' | 'd1';
  /** Keeps two servers from claiming one row. SQLite has one writer at a time and needs nothing. */
  skipLocked: string;
  query: (sql: string, values?: readonly Value[]) => Promise<Row[]>;
  /** Takes what was deleted off the disk too, as far as this database can. */
  scrub: () => Promise<void>;
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
