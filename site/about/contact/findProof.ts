import { pageParameter } from '../../../contract/contactState.ts';
import { isProof, proofText } from '../../../contract/proofOfWork.ts';

/** Tries between two pauses: they take ten milliseconds on a slow phone, so no press has to wait. */
const atOnce = 64;
const proofs = new Map<string, Promise<number | undefined>>();

/** The proof of work for one message, in small pieces. Undefined where browsers give no hashes: without TLS. */
export function findProof(action: string, key: string): Promise<number | undefined> {
  const page = new URL(action, location.href).searchParams.get(pageParameter) ?? '';
  const known = proofs.get(key) ?? search(page, key).catch(() => undefined);
  proofs.set(key, known);
  return known;
}

async function search(page: string, key: string): Promise<number | undefined> {
  const { subtle }: { subtle?: SubtleCrypto } = crypto;
  if (!subtle || !page) return undefined;
  const encoder = new TextEncoder();
  for (let first = 0; ; first += atOnce) {
    await new Promise((resolve) => setTimeout(resolve));
    const tries = Array.from({ length: atOnce }, (_, at) =>
      subtle.digest('SHA-256', encoder.encode(proofText(page, key, first + at))),
    );
    const found = (await Promise.all(tries)).findIndex((hash) => isProof(new Uint8Array(hash)));
    if (found >= 0) return first + found;
  }
}
