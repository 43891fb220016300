import { DeliveryError } from './deliver.ts';

/** Posts JSON, and throws unless it was taken. A redirect counts as a refusal: it could lead anywhere. */
export async function post(
  who: string,
  url: string,
  body: string,
  signal: AbortSignal,
  headers: Record<string, string>,
): Promise<void> {
  const { ok, status } = await ask(who, url, body, signal, headers);
  if (ok) return;
  const permanent = status >= 300 && status < 500 && ![408, 425, 429].includes(status);
  throw new DeliveryError(String(status), `${who} answered ${status}`, permanent);
}

async function ask(who: string, url: string, body: string, signal: AbortSignal, headers: Record<string, string>) {
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(30_000)]);
    const answer = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', ...headers },
      redirect: 'manual',
      signal: limit,
    });
    await answer.body?.cancel();
    return answer;
  } catch (error) {
    const name = error instanceof Error ? error.name : 'UNKNOWN';
    throw new DeliveryError(name, `${who} did not answer: ${String(error)}`, false);
  }
}
