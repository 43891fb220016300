import { fields } from '../../../contract/contact.ts';
import type { Failure } from '../../../contract/contactState.ts';
import type { ErrorTexts } from './formProps.ts';

export type Answer =
  | { is: 'sent'; receipt: string }
  | { is: 'invalid'; errors: ErrorTexts }
  | { is: 'failed'; failure: Failure | 'noServer' }
  /** It may be stored or not: sending again with the same key is safe. */
  | { is: 'retry'; why: 'unreachable' | 'notStored'; seconds: number };

type Body = { receipt?: string; errors?: ErrorTexts };

const timeout = 20_000;
const failures: { [status: number]: Failure } = {
  400: 'unreadable',
  403: 'otherSite',
  409: 'keyReused',
  413: 'tooLarge',
  415: 'unreadable',
};

export async function send(action: string, key: string, message: object, stopped: AbortSignal): Promise<Answer> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(message),
      signal: AbortSignal.any([stopped, AbortSignal.timeout(timeout)]),
    });
    const isJson = response.headers.get('content-type')?.includes('json');
    return understand(response, isJson ? ((await response.json()) as Body) : undefined);
  } catch {
    return { is: 'retry', why: 'unreachable', seconds: 0 };
  }
}

/** Only a 201 with a receipt means sent. An answer outside our contract comes from another server. */
function understand({ status, headers }: Response, body: Body | undefined): Answer {
  const { receipt, errors = {} } = body ?? {};
  if (status === 201 && receipt) return { is: 'sent', receipt };
  if (status === 422 && fields.some((field) => errors[field])) return { is: 'invalid', errors };
  if (status === 429) return { is: 'failed', failure: 'tooMany' };
  const seconds = Number(headers.get('retry-after') ?? 0) || 0;
  if (status === 503 && body) return { is: 'retry', why: 'notStored', seconds };
  // Gateways answer so while a server restarts. A host of static files answers 501.
  if (status === 408 || (status >= 500 && status !== 501)) return { is: 'retry', why: 'unreachable', seconds };
  return { is: 'failed', failure: (body && failures[status]) ?? 'noServer' };
}

const longest = 60;

/**
 * In ms: 2, 4, 8 ... 60 seconds, spread so that not all visitors retry at once, and never less than the server asks.
 */
export function retryDelay(tries: number, seconds: number): number {
  const backoff = Math.min(2 ** tries, longest) * (0.75 + Math.random() / 2);
  return Math.max(backoff, Math.min(seconds, longest)) * 1000;
}
