import type { Context } from 'hono';
import type { BuiltSite } from '../contract/contactState.ts';
import type { RateLimit } from './contact/rateLimit.ts';
import type { Fields, Log } from './operation/log.ts';
import type { DeliverySettings } from './settings/delivery.ts';
import type { Store } from './store/store.ts';

/** What the app is put together from. None of it needs Node, so that the app also runs as Cloudflare's worker. */
export type AppParts = {
  store: Store;
  site: BuiltSite;
  settings: { siteUrl: string | undefined; secure: boolean };
  delivery: DeliverySettings['kind'];
  rateLimit: RateLimit;
  /** Who is asking, for the rate limit. */
  visitor: (context: Context<Env>) => string;
  /** Counts an answer of the contact endpoint, for the metrics. */
  count: (reason: string) => void;
  /** Undefined without METRICS_TOKEN: then /api/metrics is answered 404. */
  metrics?: { answer: (context: Context) => Promise<Response> } | undefined;
  /** Tells the delivery that there is something to deliver. */
  wake: () => void;
  now: () => number;
  log: Log;
};
export type Env = {
  Bindings: { address?: string | undefined };
  /** Why the answer is what it is, for the log. */
  Variables: { why?: Fields & { reason: string } };
};
