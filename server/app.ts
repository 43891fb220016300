import { Hono } from 'hono';
import { contactAction, contactPage } from '../contract/contactState.ts';
import type { AppDependencies, Env } from './appDependencies.ts';
import { readBody } from './contact/body.ts';
import { createContactHandler } from './contact/receive.ts';
import { createResponses } from './contact/responses.ts';
import { cacheControl, securityHeaders } from './http/headers.ts';
import { createHealthHandler } from './operation/health.ts';
import { createMetricsHandler } from './operation/metrics.ts';
import { TooBusy } from './pages/renderQueue.ts';

export function createApp(dependencies: AppDependencies): Hono<Env> {
  const { store, site, settings, counters, log } = dependencies;
  const app = new Hono<Env>();
  const responses = createResponses(site, settings.usesHttps);

  app.use(async (context, next) => {
    context.header('Cache-Control', cacheControl.dynamic);
    context.header('Vary', 'Accept, Accept-Language');
    for (const [name, value] of Object.entries(securityHeaders({ usesHttps: settings.usesHttps })))
      context.header(name, value);
    await next();
  });

  app.use(contactAction, async (context, next) => {
    const start = performance.now();
    await next();
    const { status } = context.res;
    const logFields = context.get('logFields') ?? { reason: 'fault' };
    counters.countContactResponse(logFields.reason);
    const milliseconds = Math.round(performance.now() - start);
    log(status >= 500 ? 'error' : 'info', 'contact', { status, ...logFields, milliseconds });
  });
  app.post(contactAction, async (context, next) => {
    const { method, headers, url } = context.req.raw;
    const body = await readBody(context.req.raw);
    if (!body) return responses.tooLarge(context);
    // A body can be read only once, so the next handler gets a request with a copy.
    context.req.raw = new Request(url, { method, headers, body });
    return next();
  });
  app.post(contactAction, createContactHandler(dependencies, responses));
  app.all(contactAction, (context) => responses.wrongMethod(context));

  app.get('/api/health', createHealthHandler(dependencies));
  const token = settings.metricsToken;
  if (token) app.get('/api/metrics', createMetricsHandler({ ...dependencies, token }));

  app.get(contactPage, (context) => responses.confirmation(context, store.messages.find)); // Only /about?sent=RECEIPT comes here: other pages are files.

  app.notFound((context) => context.json({ error: 'There is nothing at this address.' }, 404));
  app.onError((error, context) => {
    if (error instanceof TooBusy) {
      context.header('Retry-After', '5');
      return context.text('Too many people use this site at the moment. Please go back and try again.\n', 503);
    }
    log('error', 'fault', { name: error.name, path: context.req.routePath });
    return context.text('Something went wrong on our side. Please try again.\n', 500);
  });
  return app;
}
