/** Of Outbox and Visitor what is called from elsewhere. */
export type Waking = { wake: () => Promise<void> };
export type Counting = {
  /** Takes one slot, or tells in how many seconds one is free. */
  take: (perHour: number) => Promise<{ at: number } | { retryAfter: number }>;
  giveBack: (at: number) => Promise<void>;
};

/** What wrangler.json gives to the worker, besides the settings of docs/operations.md. */
export type Bindings = {
  FILES: { fetch: (request: Request) => Promise<Response> };
  DB: D1;
  OUTBOX: DurableNamespace<Waking>;
  VISITORS: DurableNamespace<Counting>;
};

/** There is one outbox for all isolates, so that one message is delivered by one of them. */
export const theOutbox = ({ OUTBOX }: Bindings) => OUTBOX.getByName('outbox');

/** The settings among the bindings: they are the ones that are text. */
export function settingsAmong(bindings: Bindings): Record<string, string> {
  const all: [string, unknown][] = Object.entries(bindings);
  return Object.fromEntries(all.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
