type OutboxRpc = Rpc.DurableObjectBranded & { wake: () => Promise<void> };
type VisitorRpc = Rpc.DurableObjectBranded & {
  /** Counts a message. Returns undefined, or the seconds to wait when the limit is reached. */
  count: (perHour: number) => Promise<number | undefined>;
  undo: () => Promise<void>;
};

/** The bindings in wrangler.json. Cloudflare adds the settings of docs/operations.md as texts, read in services.ts. */
export type Bindings = {
  FILES: Fetcher;
  DB: D1Database;
  OUTBOX: DurableObjectNamespace<OutboxRpc>;
  VISITORS: DurableObjectNamespace<VisitorRpc>;
};

/** Cloudflare runs the worker in several isolates. They share one outbox, so that only one delivers a message. */
export const outboxOf = ({ OUTBOX }: Bindings) => OUTBOX.getByName('outbox');
