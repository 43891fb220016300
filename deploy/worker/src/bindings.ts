type Waking = Rpc.DurableObjectBranded & { wake: () => Promise<void> };
type Counting = Rpc.DurableObjectBranded & {
  take: (perHour: number) => Promise<number | undefined>;
  giveBack: () => Promise<void>;
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
