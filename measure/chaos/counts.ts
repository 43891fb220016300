import type { StoredMessage } from '../../server/store/storedMessage.ts';
import { readMail } from '../../tests/server/parts/rawMail.ts';
import type { Received } from '../../tests/server/parts/smtpPeerTalk.ts';

type Seen = {
  submissions: number;
  receipts: ReadonlyMap<string, string>;
  stored: readonly StoredMessage[];
  received: readonly Received[];
  kills: number;
  seconds: number;
};
export type Counts = ReturnType<typeof count>;

export function count({ submissions, receipts, stored, received, kills, seconds }: Seen) {
  const byReceipt = new Map(stored.map(({ receipt, message }) => [receipt, message]));
  const ids = new Map<string, Set<string>>();
  const taken = new Map<string, number>();
  for (const { raw, answered } of received) {
    const { headers, text } = readMail(raw);
    const [submission = ''] = /Submission \d+/.exec(text) ?? [];
    ids.set(submission, (ids.get(submission) ?? new Set()).add(headers['message-id'] ?? ''));
    if (answered) taken.set(submission, (taken.get(submission) ?? 0) + 1);
  }
  const arrived = (message: string) => taken.has(/Submission \d+/.exec(message)?.[0] ?? '');
  return {
    submissions,
    'servers killed with SIGKILL': kills,
    acknowledged: receipts.size,
    'acknowledged messages lost': [...receipts].filter(([message, receipt]) => byReceipt.get(receipt) !== message)
      .length,
    'stored duplicates': stored.length - new Set(stored.map(({ message }) => message)).size,
    'acknowledged but not delivered': [...receipts.keys()].filter((message) => !arrived(message)).length,
    'mails dropped by the mail server after DATA': received.filter(({ answered }) => !answered).length,
    'mails accepted again after a SIGKILL in between': [...taken.values()].filter((times) => times > 1).length,
    'repeated under another Message-ID': [...ids.values()].filter((set) => set.size > 1).length,
    seconds: Math.round(seconds),
  };
}
