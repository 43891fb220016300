import { type ErrorTexts, fields } from '../../../contract/contact.ts';

export type SendResult =
  | { is: 'sent'; receipt: string }
  | { is: 'invalid'; errors: ErrorTexts }
  /** There is no reason when the answer does not come from our server. */
  | { is: 'failed'; reason: string | undefined }
  /** The message may or may not be stored. Sending it again with the same key is safe. */
  | { is: 'retry'; why: 'unreachable' | 'notStored' };

type Body = { receipt?: string; errors?: ErrorTexts; error?: unknown };

const timeoutMs = 20_000;

export async function send(action: string, key: string, message: object): Promise<SendResult> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const isJson = response.headers.get('content-type')?.includes('json');
    return resultOf(response.status, isJson ? ((await response.json()) as Body) : {});
  } catch {
    return { is: 'retry', why: 'unreachable' };
  }
}

function resultOf(status: number, { receipt, errors = {}, error }: Body): SendResult {
  if (status === 201 && receipt) return { is: 'sent', receipt };
  if (status === 422 && fields.some((field) => errors[field])) return { is: 'invalid', errors };
  if (status === 503 && error) return { is: 'retry', why: 'notStored' };
  // Proxies answer with these while a server restarts. Hosts of static files answer 501, which stays so.
  if (status === 408 || (status >= 500 && status !== 501)) return { is: 'retry', why: 'unreachable' };
  return { is: 'failed', reason: typeof error === 'string' ? error : undefined };
}

/** In ms: 2, 4, 8 ... 60 seconds, more or less by a quarter, so that not all visitors retry at once. */
export const retryDelayMs = (tries: number) => Math.min(2 ** tries, 60) * (750 + Math.random() * 500);
