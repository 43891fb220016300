import type { Context } from 'hono';
import type { RateLimit } from './contact/rateLimit.ts';
import type { Log, LogFields } from './operation/log.ts';
import type { Counters } from './operation/metrics.ts';
import type { BuiltSite } from './pages/builtSite.ts';
import type { Settings } from './settings/settings.ts';
import type { Store } from './store/store.ts';

/** No dependency needs Node, so the app also runs as a Cloudflare worker. */
export type AppDependencies = {
  store: Store;
  site: BuiltSite;
  settings: Pick<Settings, 'siteUrl' | 'usesHttps' | 'metricsToken' | 'delivery'>;
  counters: Counters;
  rateLimit: RateLimit;
  rateLimitKey: (context: Context<Env>) => string;
  wakeDelivery: () => void;
  now: () => number;
  log: Log;
};
/** Only Node's server has `incoming`. */
export type Env = {
  Bindings: { incoming?: { socket: { remoteAddress?: string | undefined } } };
  Variables: { logFields?: LogFields & { reason: string } };
};
