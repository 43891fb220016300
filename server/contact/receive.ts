import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { type ContactMessage, checkContact, fields, messageFrom } from '../../contract/contact.ts';
import type { AppDependencies, Env } from '../appDependencies.ts';
import { StoreUnavailable } from '../store/database.ts';
import { type Input, isForm, isSupportedType, parseInput } from './body.ts';
import { languageOf, type Responses } from './responses.ts';
import { checkForSpam } from './spamCheck.ts';

const idempotencyKeyPattern = /^[\x21-\x7e]{0,200}$/;
const givenIdempotencyKeyOf = ({ headers }: Request) => headers.get('idempotency-key') ?? '';

export function createContactHandler(dependencies: AppDependencies, responses: Responses) {
  const { store, site, settings, wakeDelivery, now, rateLimit, rateLimitKey } = dependencies;
  return async (context: Context<Env>): Promise<Response> => {
    const request = context.req.raw;
    if (!isFromOurPage(request, settings.siteUrl)) return responses.failed(context, 403, 'otherSite');
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
        const earlier = await store.messages.findReceipt(idempotencyKey);
        if (earlier) return responses.sent(context, earlier, 'replayed');
        context.header('Retry-After', String(limitResult.retryAfterSeconds));
        return responses.failed(context, 429, 'tooMany', values);
      }
      const language = languageOf(context, site);
      const spam = await checkForSpam(store.messages, input, message, now());
      const result = await store.messages.add({ ...message, ...spam, idempotencyKey, language, receivedAt: now() });
      isStored = result.outcome === 'stored';
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

/** Older browsers send only Origin. A request with neither header comes from a program, not from another site's page. */
function isFromOurPage({ headers }: Request, siteUrl: string | undefined): boolean {
  const [fetchSite, origin] = [headers.get('sec-fetch-site'), headers.get('origin')];
  if (fetchSite) return fetchSite === 'same-origin' || fetchSite === 'none';
  if (origin === null || origin === siteUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get('host');
}

/**
 * The key contains the message, so that a changed message is stored too. A form without script sends no key and gets the
 * day as its key, so that pressing twice stores once.
 */
function idempotencyKeyOf(request: Request, message: ContactMessage, now: number): string | null {
  const day = new Date(now).toISOString().slice(0, 10);
  const givenKey = givenIdempotencyKeyOf(request);
  if (givenKey) return `key:${givenKey}:${fingerprintOf(message)}`;
  return isForm(request) ? `form:${day}:${fingerprintOf(message)}` : null;
}

const fingerprintOf = (message: ContactMessage) =>
  createHash('sha256')
    .update(JSON.stringify(fields.map((field) => message[field])))
    .digest('base64url');
