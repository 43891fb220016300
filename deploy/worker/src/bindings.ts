type OutboxRpc = Rpc.DurableObjectBranded & { wake: () => Promise<void> };
type VisitorRpc = Rpc.DurableObjectBranded & {
  /** Returns the seconds to wait when the limit is reached. */
  take: (perHour: number) => Promise<number | undefined>;
  giveBack: () => Promise<void>;
};

/** The bindings in wrangler.json. The settings of docs/operations.md are bindings too. */
export type Bindings = {
  FILES: Fetcher;
  DB: D1Database;
  OUTBOX: DurableObjectNamespace<OutboxRpc>;
  VISITORS: DurableObjectNamespace<VisitorRpc>;
};

/** All isolates share one outbox, so that only one delivers a message. */
export const outboxOf = ({ OUTBOX }: Bindings) => OUTBOX.getByName('outbox');
