import type { AddressInfo } from 'node:net';
import { type BuiltSite, contactPage } from '../contract/contactState.ts';
import { createApp } from './app.ts';
import { collectWhenQuiet } from './collectWhenQuiet.ts';
import type { Delivery } from './delivery/deliver.ts';
import { smtpDelivery } from './delivery/smtp.ts';
import { webhookDelivery } from './delivery/webhook.ts';
import { startWorker } from './delivery/worker.ts';
import { createListener } from './listener.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { startRetention } from './retention.ts';
import type { Settings } from './settings/settings.ts';
import { backlog } from './static/limits.ts';
import { createStatic } from './static/static.ts';
import { receiptPattern } from './store/receipt.ts';
import { createStore, openDatabase } from './store/store.ts';

/** In hand at SIGTERM: requests, then a mail half way. Together less than the 10 s that a supervisor waits. */
const requestGrace = 5000;
const deliveryGrace = 3000;

export async function startServer(settings: Settings, site: BuiltSite) {
  const now = Date.now;
  const log = createLog((line) => process.stderr.write(line), now);
  const store = createStore(openDatabase(settings));
  const delivery = createDelivery(settings, site, now);
  const worker = delivery && startWorker({ outbox: store.outbox, deliver: delivery.deliver, now, log });
  const metrics = settings.metricsToken
    ? createMetrics({ token: settings.metricsToken, outbox: store.outbox })
    : undefined;
  const app = createApp({
    store,
    site,
    settings,
    delivery: settings.delivery.kind,
    metrics,
    wake: () => worker?.wake(),
    now,
    log,
  });
  const serveStatic = createStatic({
    folder: 'dist/client',
    secure: settings.secure,
    // The page after a sent form lives at a file's address, but only the app knows whether it may say thanks.
    dynamic: (path, query) => path === contactPage && receiptPattern.test(query.get('sent') ?? ''),
  });
  const listener = createListener(serveStatic, app, metrics);
  const { server } = listener;
  const retention = startRetention({ messages: store.messages, keepDays: settings.keepDays, now, log });
  const collection = collectWhenQuiet();

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: settings.port, host: settings.host, backlog }, resolve);
  });
  // A restart is how a wrong address is mended, so what was refused under the old one gets another chance.
  if (delivery) await store.outbox.retryRefused(now()).catch(() => 0);

  return {
    port: (server.address() as AddressInfo).port,
    storeProblem: await store.messages.probe(now()).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    ),
    async stop(): Promise<void> {
      retention.stop();
      collection.stop();
      await listener.close(requestGrace);
      await worker?.stop(deliveryGrace);
      await store.close();
    },
  };
}

function createDelivery({ delivery }: Settings, site: BuiltSite, now: () => number): Delivery | undefined {
  if (delivery.kind === 'none') return undefined;
  if (delivery.kind === 'webhook')
    return { kind: 'webhook', deliver: webhookDelivery(delivery.url, delivery.secret, now) };
  const { url, from, to } = delivery;
  return { kind: 'smtp', deliver: smtpDelivery(url, { siteName: site.name, from, to, words: site.words }) };
}
