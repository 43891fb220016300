type Waking = Rpc.DurableObjectBranded & { wake: () => Promise<void> };
type Counting = Rpc.DurableObjectBranded & {
  take: (perHour: number) => Promise<number | undefined>;
  giveBack: () => Promise<void>;
};

/** What wrangler.json binds, besides the settings of docs/operations.md. */
export type Bindings = {
  FILES: Fetcher;
  DB: D1Database;
  OUTBOX: DurableObjectNamespace<Waking>;
  VISITORS: DurableObjectNamespace<Counting>;
};

/** All isolates share one outbox, so that only one delivers a message. */
export const theOutbox = ({ OUTBOX }: Bindings) => OUTBOX.getByName('outbox');
