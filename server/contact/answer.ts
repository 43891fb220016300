import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { type ContactErrors, errorText, type Field, fields } from '../../contract/contact.ts';
import {
  answerAnchor,
  type BuiltSite,
  type ContactState,
  contactPage,
  type Failure,
  type PageRequest,
} from '../../contract/contactState.ts';
import { securityHeaders } from '../http/headers.ts';
import { preferredLanguage } from '../http/static/accept.ts';
import { isForm } from './body.ts';

export type Answer = ReturnType<typeof createAnswer>;
type FailureStatus = 400 | 403 | 409 | 413 | 415 | 429 | 500 | 503;

export function languageOf(context: Context, site: BuiltSite): string {
  const asked = context.req.query('lang') ?? '';
  if (site.languages.includes(asked)) return asked;
  return preferredLanguage(context.req.header('accept-language'), site.languages);
}

/** By Accept; who accepts anything gets HTML for a posted form and JSON for everything else. */
function wantsHtml(context: Context): boolean {
  const fallback = context.req.method === 'POST' && isForm(context.req.raw) ? 'text/html' : 'application/json';
  const accept = context.req.header('accept') ?? '*/*';
  if (!/text\/html|application\/(?:\w+\+)?json/.test(accept)) return fallback === 'text/html';
  const supports = ['application/json', 'text/html'];
  return accepts(context, { header: 'Accept', supports, default: fallback }) === 'text/html';
}

export function createAnswer(site: BuiltSite, secure: boolean) {
  const known = new Map<string, string>();

  /** Pages that say nothing of a message are the same for everybody, so they are rendered once. */
  async function rendered(request: PageRequest): Promise<string> {
    const name = JSON.stringify(request);
    const html = known.get(name) ?? (await site.renderPage(request));
    if (!request.contact) known.set(name, html);
    return html;
  }

  async function page(context: Context, status: 200 | 404 | 405 | 422 | FailureStatus, contact?: ContactState) {
    const language = languageOf(context, site);
    const path = status === 404 ? '/404' : contactPage;
    const isChosen = context.req.query('lang') === language;
    const html = await rendered({ path, language, isChosen, ...(contact ? { contact } : {}) });
    for (const [name, value] of Object.entries(securityHeaders({ secure, html }))) context.header(name, value);
    return context.html(html, status);
  }

  return {
    page,

    sent(context: Context, receipt: string, reason: 'stored' | 'replayed'): Response {
      context.set('why', { reason, receipt });
      if (!wantsHtml(context)) return context.json({ receipt }, 201);
      const language = languageOf(context, site);
      const isPlain = language === site.languages[0] && context.req.query('lang') !== language;
      const lang = isPlain ? '' : `lang=${language}&`;
      return context.redirect(`${contactPage}?${lang}sent=${receipt}#${answerAnchor}`, 303);
    },

    async invalid(context: Context, errors: ContactErrors, values: Record<Field, string>): Promise<Response> {
      context.set('why', { reason: 'invalid' });
      if (wantsHtml(context)) return page(context, 422, { values, errors });
      const language = languageOf(context, site);
      const words = site.words(language).errors;
      const texts = fields.flatMap((field) => {
        const code = errors[field];
        return code ? [[field, errorText(words[field][code] ?? '', field, language)]] : [];
      });
      return context.json({ errors: Object.fromEntries(texts) }, 422);
    },

    async failed(
      context: Context,
      status: FailureStatus,
      failed: Failure,
      values?: Record<Field, string>,
      cause?: { code: string },
    ): Promise<Response> {
      context.set('why', { reason: failed, ...cause });
      if (wantsHtml(context)) return page(context, status, { failed, ...(values ? { values } : {}) });
      return context.json({ error: site.words(languageOf(context, site)).failed[failed] }, status);
    },

    async wrongMethod(context: Context, allow: string): Promise<Response> {
      context.header('Allow', allow);
      context.set('why', { reason: 'wrongMethod' });
      return wantsHtml(context) ? page(context, 405) : context.json({ error: `Use ${allow} here.` }, 405);
    },

    async notFound(context: Context): Promise<Response> {
      return wantsHtml(context)
        ? page(context, 404)
        : context.json({ error: 'There is nothing at this address.' }, 404);
    },
  };
}
