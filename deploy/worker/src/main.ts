import { waitUntil } from 'cloudflare:workers';
import { createApp } from '../../../server/app.ts';
import { rateLimitKeyOf } from '../../../server/contact/rateLimitKey.ts';
import { createCounters } from '../../../server/operation/metrics.ts';
import { deleteExpired } from '../../../server/operation/retention.ts';
import { UserError } from '../../../server/userError.ts';
import { answerWithFile } from './files.ts';
import { type Bindings, createServices, log, outboxOf, site } from './services.ts';
import { createSharedRateLimit } from './visitor.ts';

export { Outbox } from './outbox.ts';
export { Visitor } from './visitor.ts';

/** One of the two crons in wrangler.json. */
const everyMinute = '* * * * *';

/** Counts only in this isolate; Cloudflare runs several. */
const counters = createCounters();

function createAppFor(bindings: Bindings) {
  const { settings, store } = createServices(bindings);
  return createApp({
    store,
    site,
    settings,
    log,
    counters,
    rateLimit: createSharedRateLimit(bindings, settings.ratePerHour, log),
    rateLimitKey: ({ req }) => rateLimitKeyOf(req.header('cf-connecting-ip') ?? ''),
    wakeDelivery: () => waitUntil(outboxOf(bindings).wake()),
    now: Date.now,
  });
}

let app: ReturnType<typeof createAppFor> | undefined;

async function answer(request: Request, bindings: Bindings): Promise<Response> {
  const fileResponse = await answerWithFile(request, bindings.FILES);
  if (fileResponse) return fileResponse;
  try {
    app ??= createAppFor(bindings);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    log('error', 'settings', { problem: error.message });
    return new Response('The form is not set up correctly; the log says why.\n', { status: 503 });
  }
  const response = Promise.resolve(app.fetch(request));
  // The message must be stored even if the visitor leaves.
  waitUntil(response);
  return response;
}

export default {
  async fetch(request: Request, bindings: Bindings): Promise<Response> {
    const response = await answer(request, bindings);
    counters.countResponse(response.status, new URL(request.url).pathname);
    return response;
  },

  /** Usually the outbox is woken by its alarm (outbox.ts); the cron wakes it in case that alarm failed. */
  async scheduled({ cron }: ScheduledController, bindings: Bindings): Promise<void> {
    if (cron === everyMinute) return outboxOf(bindings).wake();
    const { settings, store } = createServices(bindings);
    await deleteExpired({ store, keepDays: settings.keepDays, now: Date.now, log });
  },
};
