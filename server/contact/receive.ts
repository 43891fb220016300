import type { Context } from 'hono';
import { type ContactMessage, checkContact, messageFrom } from '../../contract/contact.ts';
import type { AppDependencies, Env } from '../appDependencies.ts';
import { StoreUnavailable } from '../store/database.ts';
import { fingerprintOf } from '../store/messages.ts';
import { type Input, isForm, isSupportedType, parseInput } from './body.ts';
import { languageOf, type Responses } from './responses.ts';
import { checkForSpam } from './spamCheck.ts';

const idempotencyKeyPattern = /^[\x21-\x7e]{0,200}$/;
const givenIdempotencyKeyOf = ({ headers }: Request) => headers.get('idempotency-key') ?? '';

export function createContactHandler(dependencies: AppDependencies, responses: Responses) {
  const { store, site, settings, wakeDelivery, now, rateLimit, rateLimitKey } = dependencies;
  return async (context: Context<Env>): Promise<Response> => {
    const request = context.req.raw;
    if (!isFromOurPage(request.headers, settings.siteUrl)) return responses.failed(context, 403, 'otherSite');
    if (!idempotencyKeyPattern.test(givenIdempotencyKeyOf(request)))
      return responses.failed(context, 400, 'unreadable');
    if (!isSupportedType(request)) return responses.failed(context, 415, 'unreadable');
    const input = await parseInput(request);
    if (!input) return responses.failed(context, 400, 'unreadable');
    const values = stringValues(input);
    const check = checkContact(input);
    if (!check.ok) return responses.invalid(context, check.errors, values);

    const { message } = check;
    const idempotencyKey = idempotencyKeyOf(request, message, now());
    const limitResult = await rateLimit.count(rateLimitKey(context));
    let isStored = false;
    try {
      if ('retryAfterSeconds' in limitResult) {
        // A message that was stored earlier is confirmed even beyond the limit.
        const earlier = idempotencyKey ? await store.messages.findByIdempotencyKey(idempotencyKey, message) : undefined;
        if (earlier?.outcome === 'replayed') return responses.sent(context, earlier.receipt, 'replayed');
        context.header('Retry-After', String(limitResult.retryAfterSeconds));
        return responses.failed(context, 429, 'tooMany', values);
      }
      const language = languageOf(context, site);
      const spam = await checkForSpam(store.messages, input, message, now());
      const result = await store.messages.add({ ...message, ...spam, idempotencyKey, language, receivedAt: now() });
      isStored = result.outcome === 'stored';
      if (result.outcome === 'keyReused') return responses.failed(context, 409, 'keyReused');
      wakeDelivery();
      return responses.sent(context, result.receipt, result.outcome);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      context.header('Retry-After', '30');
      return responses.failed(context, 503, 'notStored', values, { code: error.code });
    } finally {
      if ('undo' in limitResult && !isStored) await limitResult.undo();
    }
  };
}

const stringValues = (input: Input): ContactMessage =>
  messageFrom((field) => (typeof input[field] === 'string' ? input[field] : ''));

/**
 * Sec-Fetch-Site is `same-site` for a page of another subdomain, and missing in older browsers, which send only Origin. A
 * request with neither header comes from a program, not from another site's page.
 */
function isFromOurPage(headers: Headers, siteUrl: string | undefined): boolean {
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite === 'same-origin' || fetchSite === 'none') return true;
  if (fetchSite === 'cross-site') return false;
  const origin = headers.get('origin');
  if (origin === null) return fetchSite === null;
  if (siteUrl && origin === siteUrl) return true;
  return fetchSite === null && URL.canParse(origin) && new URL(origin).host === headers.get('host');
}

/** A form without script sends no key. The message and the day are the key, so that pressing twice stores once. */
function idempotencyKeyOf(request: Request, message: ContactMessage, now: number): string | null {
  const givenKey = givenIdempotencyKeyOf(request);
  if (givenKey) return `key:${givenKey}`;
  if (!isForm(request)) return null;
  const day = new Date(now).toISOString().slice(0, 10);
  return `form:${day}:${fingerprintOf(message)}`;
}
