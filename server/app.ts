import { Hono } from 'hono';
import { type BuiltSite, contactAction, contactPage } from '../contract/contactState.ts';
import { createAnswer } from './contact/answer.ts';
import { createClientAddress } from './contact/clientAddress.ts';
import { createRateLimit } from './contact/rateLimit.ts';
import { createReceive } from './contact/receive.ts';
import { securityHeaders } from './headers.ts';
import { createHealth } from './health.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { receiptPattern } from './store/receipt.ts';
import type { Store } from './store/store.ts';

export type AppSettings = {
  siteUrl: string | undefined;
  secure: boolean;
  ratePerHour: number;
  trustedProxies: readonly string[];
};
export type AppParts = {
  store: Store;
  site: BuiltSite;
  settings: AppSettings;
  delivery: 'none' | 'smtp' | 'webhook';
  /** Undefined while nobody asked for them: then their address is one of those that lead nowhere. */
  metrics?: Metrics | undefined;
  /** Tells the delivery that there is something to deliver. */
  wake: () => void;
  now: () => number;
  log: Log;
};
export type Env = { Bindings: { address?: string | undefined } };

/** Everything that is answered on request rather than from a file. */
export function createApp(parts: AppParts): Hono<Env> {
  const { store, site, settings, now, log } = parts;
  const app = new Hono<Env>();
  const answer = createAnswer(site, settings.secure);
  const rateLimit = createRateLimit(settings.ratePerHour, now);
  const clientAddress = createClientAddress(settings.trustedProxies);

  app.use(async (context, next) => {
    context.header('Cache-Control', 'no-store');
    context.header('Vary', 'Accept');
    for (const [name, value] of Object.entries(securityHeaders({ secure: settings.secure })))
      context.header(name, value);
    await next();
  });

  app.post(contactAction, createReceive({ ...parts, answer, rateLimit, clientAddress }));
  app.all(contactAction, (context) => answer.wrongMethod(context, 'POST'));

  const health = createHealth(parts);
  app.get('/api/health', (context) => health(context));
  app.all('/api/health', (context) => answer.wrongMethod(context, 'GET, HEAD'));

  const { metrics } = parts;
  if (metrics) {
    app.get('/api/metrics', (context) => metrics.answer(context));
    app.all('/api/metrics', (context) => answer.wrongMethod(context, 'GET, HEAD'));
  }

  /** The page after a sent form. It thanks only for what is really stored. */
  app.get(contactPage, async (context) => {
    const receipt = context.req.query('sent') ?? '';
    const found = receiptPattern.test(receipt) && (await store.messages.find(receipt).catch(() => undefined));
    return answer.page(context, 200, found ? { receipt } : undefined);
  });

  app.notFound((context) => answer.notFound(context));
  app.onError((error, context) => {
    log('error', 'fault', { name: error.name, path: context.req.routePath });
    return context.text('Something went wrong on our side. Please try again.\n', 500);
  });
  return app;
}
