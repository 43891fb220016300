import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { contactAction, contactPage } from '../contract/contactState.ts';
import type { AppParts, Env } from './appParts.ts';
import { createAnswer } from './contact/answer.ts';
import { maxBytes } from './contact/body.ts';
import { createReceive } from './contact/receive.ts';
import { cacheControl, securityHeaders } from './http/headers.ts';
import { createHealth } from './operation/health.ts';
import { TooBusy } from './pages/renderQueue.ts';

export function createApp(parts: AppParts): Hono<Env> {
  const { store, site, settings, log } = parts;
  const app = new Hono<Env>();
  const answer = createAnswer(site, settings.secure);

  app.use(async (context, next) => {
    context.header('Cache-Control', cacheControl.answer);
    context.header('Vary', 'Accept, Accept-Language');
    for (const [name, value] of Object.entries(securityHeaders({ secure: settings.secure })))
      context.header(name, value);
    await next();
  });

  /** Logs status, reason and time of each answer of the contact endpoint, and nothing about the visitor. */
  app.use(contactAction, async (context, next) => {
    const begun = performance.now();
    await next();
    const { status } = context.res;
    const why = context.get('why') ?? { reason: 'fault' };
    parts.count(why.reason);
    const milliseconds = Math.round(performance.now() - begun);
    log(status >= 500 ? 'error' : 'info', 'contact', { status, ...why, milliseconds });
  });
  const limit = bodyLimit({ maxSize: maxBytes, onError: answer.tooLarge });
  app.post(contactAction, limit, createReceive(parts, answer));
  app.all(contactAction, (context) => answer.wrongMethod(context));

  app.get('/api/health', createHealth(parts));
  if (parts.metrics) app.get('/api/metrics', parts.metrics);

  app.get(contactPage, (context) => answer.confirmation(context, store.messages.find));

  app.notFound((context) => context.json({ error: 'There is nothing at this address.' }, 404));
  app.onError((error, context) => {
    if (error instanceof TooBusy) {
      context.header('Retry-After', '5');
      return context.text('Very many people are here just now. Please go back and try again.\n', 503);
    }
    log('error', 'fault', { name: error.name, path: context.req.routePath });
    return context.text('Something went wrong on our side. Please try again.\n', 500);
  });
  return app;
}
