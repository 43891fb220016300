import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import { createRateLimit } from './contact/rateLimit.ts';
import { createRateLimitKeyFinder } from './contact/rateLimitKey.ts';
import { createDelivery } from './delivery/createDelivery.ts';
import { startDeliveryLoop } from './delivery/deliveryLoop.ts';
import { backlog, createSiteServer, createStaticHandler } from './http/listener.ts';
import type { Log } from './operation/log.ts';
import { createCounters } from './operation/metrics.ts';
import { startRetention } from './operation/retention.ts';
import type { BuiltSite } from './pages/builtSite.ts';
import { withQueue } from './pages/renderQueue.ts';
import type { Settings } from './settings/settings.ts';
import { openDatabase } from './store/openDatabase.ts';
import { createStore } from './store/store.ts';

/** Together less than the 10 s after which Docker kills the server. */
const requestGraceMs = 5000;
const deliveryGraceMs = 3000;

type StartOptions = { settings: Settings; publicFolder: string; site: BuiltSite; log: Log };

export async function startServer({ settings, publicFolder, site, log }: StartOptions) {
  const now = Date.now;
  const onNewDatabase = (where: string) =>
    log('error', 'new-database', {
      hint: `There was no database in ${where}, so an empty one was created. If there should be messages, check DATA_DIR or DATABASE_URL.`,
    });
  const store = createStore(openDatabase(settings, onNewDatabase));
  const counters = createCounters();
  let deliveryLoop: ReturnType<typeof startDeliveryLoop> | undefined;
  const app = createApp({
    store,
    site: { ...site, renderContactPage: withQueue(site.renderContactPage) },
    settings,
    rateLimit: createRateLimit(settings.ratePerHour, () => performance.now()),
    rateLimitKey: createRateLimitKeyFinder(settings.trustedProxies, log),
    counters,
    wakeDelivery: () => deliveryLoop?.wake(),
    now,
    log,
  });
  const { usesHttps } = settings;
  const serveStatic = createStaticHandler({ folder: publicFolder, usesHttps, languages: site.languages });
  const { server, close } = createSiteServer(serveStatic, app, counters.countResponse);

  // A server started twice by mistake fails here, before it deletes or delivers.
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: settings.port, host: settings.host, backlog }, resolve);
  });
  // Opens the database, so that a failure is logged now, before the first message.
  await store.lastTaskRuns.write('healthCheck', now()).catch((error: Error) => {
    log('error', 'not-stored', {
      hint: `Messages cannot be stored now: ${error.message}. Check DATA_DIR or DATABASE_URL; no restart is needed afterwards.`,
    });
  });
  const retention = startRetention({ store, keepDays: settings.keepDays, now, log });
  const deliver = createDelivery(settings.delivery, site, now);
  if (deliver) {
    // The settings that led to refusals may have been corrected.
    await store.outbox.retryRefused(now()).catch(() => 0);
    deliveryLoop = startDeliveryLoop({ outbox: store.outbox, deliver, now, log, countAttempt: counters.countAttempt });
  } else
    log('warn', 'not-delivered', {
      hint: `Contact messages are stored in ${settings.databaseUrl ? 'the database' : settings.dataFolder} but not delivered yet: set SMTP_URL and CONTACT_TO (docs/operations.md), or read them with bin/inbox.`,
    });

  return {
    port: (server.address() as AddressInfo).port,
    storeKind: store.kind,
    async stop(): Promise<void> {
      retention.stop();
      await close(requestGraceMs);
      await deliveryLoop?.stop(deliveryGraceMs);
      await store.close();
    },
  };
}
