import { type ErrorTexts, fields } from '../../../contract/contact.ts';

export type SendResult =
  | { type: 'sent'; receipt: string }
  | { type: 'invalid'; errors: ErrorTexts }
  /** `reason` is undefined when the answer does not come from our server. */
  | { type: 'failed'; reason: string | undefined }
  /** An `unreachable` server may have stored the message, but stores each key only once. */
  | { type: 'retry'; cause: 'unreachable' | 'notStored' };

type AnswerBody = { receipt?: string; errors?: ErrorTexts; error?: unknown };

/** The same as requestTimeout in server/http/listener.ts. */
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
    return resultOf(response.status, isJson ? ((await response.json()) as AnswerBody) : {});
  } catch {
    return { type: 'retry', cause: 'unreachable' };
  }
}

function resultOf(status: number, { receipt, errors = {}, error }: AnswerBody): SendResult {
  if (status === 201 && receipt) return { type: 'sent', receipt };
  if (status === 422 && fields.some((field) => errors[field])) return { type: 'invalid', errors };
  if (status === 503 && error) return { type: 'retry', cause: 'notStored' };
  // 5xx: a proxy answers while the server restarts. 501: the web server can only serve files, so no retry helps.
  if (status === 408 || (status >= 500 && status !== 501)) return { type: 'retry', cause: 'unreachable' };
  return { type: 'failed', reason: typeof error === 'string' ? error : undefined };
}

export const retryDelayMs = (tries: number) => Math.min(2 ** tries, 60) * (750 + Math.random() * 500);
