import type { StoredMessage } from '../../server/store/messages.ts';

/** A delivery as it came in; `answered`: and was told so. */
export type Arrival = { id: string; text: string; answered: boolean };

type Seen = {
  submissions: number;
  receipts: ReadonlyMap<string, string>;
  stored: readonly StoredMessage[];
  received: readonly Arrival[];
  kills: number;
  cuts: number;
  seconds: number;
};

export function count({ submissions, receipts, stored, received, kills, cuts, seconds }: Seen) {
  const byReceipt = new Map(stored.map(({ receipt, message }) => [receipt, message]));
  const ids = new Map<string, Set<string>>();
  const taken = new Map<string, number>();
  for (const { id, text, answered } of received) {
    const [submission = ''] = /Submission \d+/.exec(text) ?? [];
    ids.set(submission, (ids.get(submission) ?? new Set()).add(id));
    if (answered) taken.set(submission, (taken.get(submission) ?? 0) + 1);
  }
  const arrived = (message: string) => taken.has(/Submission \d+/.exec(message)?.[0] ?? '');
  return {
    submissions,
    'servers killed with SIGKILL': kills,
    'connections to the database cut': cuts,
    acknowledged: receipts.size,
    'acknowledged messages lost': [...receipts].filter(([message, receipt]) => byReceipt.get(receipt) !== message)
      .length,
    'stored duplicates': stored.length - new Set(stored.map(({ message }) => message)).size,
    'acknowledged but not delivered': [...receipts.keys()].filter((message) => !arrived(message)).length,
    'taken, but the answer got lost': received.filter(({ answered }) => !answered).length,
    'taken again after a SIGKILL in between': [...taken.values()].filter((times) => times > 1).length,
    'repeated under another id': [...ids.values()].filter((set) => set.size > 1).length,
    seconds: Math.round(seconds),
  };
}
