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

export type Opening = {
  /** Called when there were no messages' tables yet and they have been made; `where` says where. */
  onNew?: (where: string) => void;
  /** How long a query waits, in ms, while another program writes to SQLite. */
  patience?: number;
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

/** A short cause for the log: never words that somebody wrote. */
export function codeOf(cause: unknown): string {
  if (typeof cause !== 'object' || cause === null) return 'UNKNOWN';
  if ('errstr' in cause && typeof cause.errstr === 'string') return cause.errstr;
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : 'UNKNOWN';
}
