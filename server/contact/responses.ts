import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { type ContactErrors, errorTexts, type Field } from '../../contract/contact.ts';
import { type ContactState, contactPage, type Failure, resultAnchor } from '../../contract/contactState.ts';
import { securityHeaders } from '../http/headers.ts';
import { preferredLanguage } from '../http/static/accept.ts';
import type { BuiltSite } from '../pages/builtSite.ts';
import type { Messages } from '../store/messages.ts';
import { isForm } from './body.ts';

export type Responses = ReturnType<typeof createResponses>;
type FailureStatus = 400 | 403 | 409 | 413 | 415 | 429 | 503;

export function languageOf(context: Context, site: BuiltSite): string {
  const chosen = context.req.query('lang') ?? '';
  if (site.languages.includes(chosen)) return chosen;
  return preferredLanguage(context.req.header('accept-language'), site.languages);
}

function wantsHtml(context: Context): boolean {
  const fallback = context.req.method === 'POST' && isForm(context.req.raw) ? 'text/html' : 'application/json';
  const supports = ['application/json', 'text/html'];
  return accepts(context, { header: 'Accept', supports, default: fallback }) === 'text/html';
}

export function createResponses(site: BuiltSite, usesHttps: boolean) {
  async function sendPage(context: Context, status: 200 | 405 | 422 | FailureStatus, contactState: ContactState = {}) {
    const language = languageOf(context, site);
    const hasLang = context.req.query('lang') === language;
    const html = await site.renderContactPage({ language, hasLang, contactState });
    for (const [name, value] of Object.entries(securityHeaders({ usesHttps, html }))) context.header(name, value);
    return context.html(html, status);
  }

  function contactLink(context: Context, query: Record<string, string> = {}): string {
    const lang = context.req.query('lang') ?? '';
    const parameters = new URLSearchParams({ ...(site.languages.includes(lang) && { lang }), ...query });
    return parameters.size > 0 ? `${contactPage}?${parameters}` : contactPage;
  }

  async function failed(
    context: Context,
    status: FailureStatus,
    failure: Failure,
    values?: Record<Field, string>,
    cause?: { code: string },
  ): Promise<Response> {
    context.set('logFields', { reason: failure, ...cause });
    if (wantsHtml(context)) return sendPage(context, status, { failed: failure, ...(values && { values }) });
    return context.json({ error: site.words(languageOf(context, site)).failed[failure] }, status);
  }

  return {
    failed,

    sent(context: Context, receipt: string, reason: 'stored' | 'replayed'): Response {
      context.set('logFields', { reason, receipt });
      if (!wantsHtml(context)) return context.json({ receipt }, 201);
      return context.redirect(`${contactLink(context, { sent: receipt })}#${resultAnchor}`, 303);
    },

    async confirmation(context: Context, find: Messages['find']): Promise<Response> {
      const receipt = context.req.query('sent') ?? '';
      const message = await find(receipt).catch(() => undefined);
      return message ? sendPage(context, 200, { receipt }) : context.redirect(contactLink(context), 303);
    },

    async invalid(context: Context, errors: ContactErrors, values: Record<Field, string>): Promise<Response> {
      context.set('logFields', { reason: 'invalid' });
      if (wantsHtml(context)) return sendPage(context, 422, { values, errors });
      const language = languageOf(context, site);
      return context.json({ errors: errorTexts(errors, site.words(language).errors, language) }, 422);
    },

    tooLarge(context: Context): Promise<Response> {
      context.header('Connection', 'close');
      return failed(context, 413, 'tooLarge');
    },

    async wrongMethod(context: Context): Promise<Response> {
      context.header('Allow', 'POST');
      context.set('logFields', { reason: 'wrongMethod' });
      return wantsHtml(context) ? sendPage(context, 405) : context.json({ error: 'Use POST here.' }, 405);
    },
  };
}
