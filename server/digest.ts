import { emptyMessage } from '../contract/contact.ts';
import type { BuiltSite } from '../contract/contactState.ts';
import { fillIn } from './delivery/mail.ts';
import type { Log } from './operation/log.ts';
import type { DeliverySettings } from './settings/delivery.ts';
import type { Store } from './store/store.ts';

const day = 86_400_000;
const shown = 30;

type Parts = {
  store: Store;
  site: Pick<BuiltSite, 'name' | 'languages' | 'words'>;
  delivery: DeliverySettings;
  /** How the owner gives a command to the inbox. */
  inbox?: string;
  now: () => number;
  log: Log;
};

/** Once a day, what waits in quarantine from the day before: a message to the owner, sent like every other. */
export async function sendDigest(parts: Parts): Promise<void> {
  const { store, site, delivery, inbox = 'npm run inbox --', now, log } = parts;
  const today = new Date(now()).toISOString().slice(0, 10);
  const until = Date.parse(today);
  try {
    const waiting = await store.messages.list('spam');
    const fresh = waiting.filter(({ receivedAt }) => receivedAt >= until - day && receivedAt < until);
    if (fresh.length === 0) return;
    const lines = fresh
      .slice(0, shown)
      .map(({ receipt, name, message, suspected }) => `${receipt}  ${name}: ${message.slice(0, 80)}  (${suspected})`);
    const language = site.languages[0] ?? 'en';
    const { mail } = site.words(language);
    const text = [
      fillIn(mail.quarantined, { count: fresh.length }),
      ...lines,
      ...(fresh.length > shown ? [fillIn(mail.more, { count: fresh.length - shown })] : []),
      fillIn(mail.release, { inbox }),
    ].join('\n\n');
    // Its key is the day's, so that several servers, and one that is started again, send it once.
    const address = 'from' in delivery ? delivery.from : 'website@example.invalid';
    const message = { ...emptyMessage, name: site.name, email: address, message: text };
    const told = { key: `digest:${today}`, language, suspected: '', quarantined: false, receivedAt: now() };
    const { outcome } = await store.messages.add({ ...message, ...told });
    if (outcome === 'stored') log('info', 'digest', { count: fresh.length });
  } catch {
    log('error', 'no-digest');
  }
}

export function startDigest(parts: Parts) {
  const timer = setInterval(() => void sendDigest(parts), 3_600_000);
  void sendDigest(parts);
  return { stop: () => clearInterval(timer) };
}
