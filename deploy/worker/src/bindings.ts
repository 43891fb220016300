type Waking = Rpc.DurableObjectBranded & { wake: () => Promise<void> };
type Counting = Rpc.DurableObjectBranded & {
  /** Takes one slot, or tells in how many seconds one is free. */
  take: (perHour: number) => Promise<{ at: number } | { retryAfter: number }>;
  giveBack: (at: number) => Promise<void>;
};

/** What wrangler.json gives to the worker, besides the settings of docs/operations.md. */
export type Bindings = {
  FILES: Fetcher;
  DB: D1Database;
  OUTBOX: DurableObjectNamespace<Waking>;
  VISITORS: DurableObjectNamespace<Counting>;
};

/** There is one outbox for all isolates, so that one message is delivered by one of them. */
export const theOutbox = ({ OUTBOX }: Bindings) => OUTBOX.getByName('outbox');
