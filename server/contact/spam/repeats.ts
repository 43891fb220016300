import { createHash } from 'node:crypto';
import type { ContactMessage } from '../../../contract/contact.ts';

const mostTexts = 2000;
/** In letters: two people may well both write no more than a greeting. */
const longEnough = 60;

/** How many others have sent the same words to this server. A sender's own repetitions do not count. */
export function createRepeats() {
  const senders = new Map<string, Set<string>>();
  return ({ email, message }: ContactMessage): number => {
    const words = message.toLowerCase().replace(/[^\p{L}]+/gu, '');
    if (words.length < longEnough) return 0;
    const text = createHash('sha256').update(words).digest('base64url');
    const known = senders.get(text) ?? new Set<string>();
    const sender = createHash('sha256').update(email.toLowerCase()).digest('base64url');
    const others = known.size - (known.has(sender) ? 1 : 0);
    if (known.size < 10) known.add(sender);
    senders.delete(text);
    senders.set(text, known);
    if (senders.size > mostTexts) senders.delete(senders.keys().next().value ?? '');
    return others;
  };
}
