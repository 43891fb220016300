import type { Outbox } from './outbox.ts';
import type { Visitor } from './visitor.ts';

/** What wrangler.json gives to the worker, besides the settings of docs/operations.md. */
export type Bindings = {
  FILES: { fetch: (request: Request) => Promise<Response> };
  DB: D1;
  OUTBOX: DurableNamespace<Pick<Outbox, 'wake'>>;
  VISITORS: DurableNamespace<Pick<Visitor, 'take' | 'giveBack'>>;
};

/** There is one outbox for all isolates, so that one message is delivered by one of them. */
export const theOutbox = ({ OUTBOX }: Bindings) => OUTBOX.getByName('outbox');

/** The settings among the bindings: they are the ones that are text. */
export function settingsAmong(bindings: Bindings): Record<string, string> {
  const all: [string, unknown][] = Object.entries(bindings);
  return Object.fromEntries(all.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
