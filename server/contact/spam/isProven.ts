import { createHash } from 'node:crypto';
import { isProof, proofText } from '../../../contract/proofOfWork.ts';

/** Whether the browser has done its work for this very message. */
export function isProven(page: string | undefined, key: string | null, told: unknown): boolean {
  if (!page || !key || typeof told !== 'number') return false;
  return isProof(
    createHash('sha256')
      .update(proofText(page, key, told))
      .digest(),
  );
}
