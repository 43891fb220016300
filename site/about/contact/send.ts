import { fields } from '../../../contract/contact.ts';
import { elapsedField, type Failure, trapField } from '../../../contract/contactState.ts';
import type { Draft } from './draft.ts';
import type { ErrorTexts } from './formWords.ts';

export type Answer =
  | { is: 'sent'; receipt: string }
  | { is: 'invalid'; errors: ErrorTexts }
  | { is: 'refused'; failure: Failure | 'noServer' }
  /** It may be stored or not; asking again with the same key is safe and tells. */
  | { is: 'later'; why: 'unreachable' | 'notStored'; seconds: number };

const patience = 20_000;
const refusals: { [status: number]: Failure } = {
  400: 'unreadable',
  403: 'otherSite',
  409: 'keyReused',
  413: 'tooLarge',
  415: 'unreadable',
};

export async function send({ values, key, trap, elapsed, action }: Draft): Promise<Answer> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ ...values, [trapField]: trap, [elapsedField]: elapsed }),
      signal: AbortSignal.timeout(patience),
    });
    return understand(response, json(await response.text()));
  } catch {
    return { is: 'later', why: 'unreachable', seconds: 0 };
  }
}

/** Nothing but a 201 with a receipt means sent. What does not speak our contract is no server of ours. */
function understand({ status, headers }: Response, said: Said | undefined): Answer {
  if (status === 201 && typeof said?.receipt === 'string' && said.receipt) return { is: 'sent', receipt: said.receipt };
  const errors = status === 422 ? errorsOf(said) : undefined;
  if (errors) return { is: 'invalid', errors };
  if (status === 429) return { is: 'refused', failure: 'tooMany' };
  const seconds = Number(headers.get('retry-after') ?? 0) || 0;
  if (status === 503 && said) return { is: 'later', why: 'notStored', seconds };
  // Gateways say these of a server that is restarting. A plain file server says 501.
  if (status === 408 || (status >= 500 && status !== 501)) return { is: 'later', why: 'unreachable', seconds };
  return { is: 'refused', failure: (said && refusals[status]) ?? 'noServer' };
}

type Said = { receipt?: unknown; errors?: unknown };

function json(text: string): Said | undefined {
  try {
    const said: unknown = JSON.parse(text);
    return typeof said === 'object' && said !== null ? said : undefined;
  } catch {
    return undefined;
  }
}

function errorsOf(said: Said | undefined): ErrorTexts | undefined {
  const errors: ErrorTexts = {};
  for (const field of fields) {
    const text = Object(said?.errors)[field];
    if (typeof text === 'string') errors[field] = text;
  }
  return Object.keys(errors).length > 0 ? errors : undefined;
}
