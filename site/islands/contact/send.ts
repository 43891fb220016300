import { type ContactMessage, fields } from '../../../contract/contact.ts';
import { elapsedField, type Failure, trapField } from '../../../contract/contactState.ts';
import type { ErrorTexts } from './formWords.ts';

export type Request = ContactMessage & { [trapField]: string; [elapsedField]: number | undefined };

export type Answer =
  | { is: 'sent'; receipt: string }
  | { is: 'invalid'; errors: ErrorTexts }
  | { is: 'refused'; failure: Failure | 'noServer' }
  /** It may be stored or not; asking again with the same key is safe and tells. */
  | { is: 'later'; why: 'unreachable' | 'notStored'; seconds: number };

const timeout = 20_000;
const refusals: { [status: number]: Failure } = {
  400: 'unreadable',
  403: 'otherSite',
  409: 'keyReused',
  413: 'tooLarge',
  415: 'unreadable',
};

export async function send(action: string, key: string, request: Request, stopped: AbortSignal): Promise<Answer> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(request),
      signal: AbortSignal.any([stopped, AbortSignal.timeout(timeout)]),
    });
    return understand(response, parse(await response.text()));
  } catch {
    return { is: 'later', why: 'unreachable', seconds: 0 };
  }
}

/** Nothing but a 201 with a receipt means sent. What does not speak our contract is no server of ours. */
function understand({ status, headers }: Response, body: Body | undefined): Answer {
  if (status === 201 && typeof body?.receipt === 'string' && body.receipt) return { is: 'sent', receipt: body.receipt };
  const errors = status === 422 ? errorsOf(body) : undefined;
  if (errors) return { is: 'invalid', errors };
  if (status === 429) return { is: 'refused', failure: 'tooMany' };
  const seconds = Number(headers.get('retry-after') ?? 0) || 0;
  if (status === 503 && body) return { is: 'later', why: 'notStored', seconds };
  // Gateways say these of a server that is restarting. A plain file server says 501.
  if (status === 408 || (status >= 500 && status !== 501)) return { is: 'later', why: 'unreachable', seconds };
  return { is: 'refused', failure: (body && refusals[status]) ?? 'noServer' };
}

type Body = { receipt?: unknown; errors?: unknown };

function parse(text: string): Body | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : undefined;
  } catch {
    return undefined;
  }
}

function errorsOf(body: Body | undefined): ErrorTexts | undefined {
  const errors: ErrorTexts = {};
  for (const field of fields) {
    const text = Object(body?.errors)[field];
    if (typeof text === 'string') errors[field] = text;
  }
  return Object.keys(errors).length > 0 ? errors : undefined;
}

const longest = 60;

/** 2, 4, 8 ... 60 seconds, spread so that not all visitors come back at once, and never sooner than the server asks. */
export function retryDelay(tries: number, seconds: number): number {
  const backoff = Math.min(2 ** tries, longest) * (0.75 + Math.random() / 2);
  return Math.max(backoff, Math.min(seconds, longest)) * 1000;
}

/** Milliseconds since the page was shown, unless the browser may have filled in the fields: after a reload or a way back. */
export function sinceShown(): number | undefined {
  const [visit] = performance.getEntriesByType('navigation');
  if (!visit || !('type' in visit) || visit.type !== 'navigate') return undefined;
  // A prerendered page is shown later than it begins.
  const shown = 'activationStart' in visit ? Number(visit.activationStart) : 0;
  return Math.round(performance.now() - shown);
}
