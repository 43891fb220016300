import { isOld } from '../about/contact/draft.ts';
import { allDrafts, forgetDraft, keepDraft, readDraft } from '../about/contact/drafts.ts';
import { ifFree } from '../about/contact/lock.ts';
import { send } from '../about/contact/send.ts';
import { retryDelay } from '../about/contact/standing.ts';
import { keepThanks, lengthOf } from '../about/contact/thanks.ts';

/** Sends the messages that wait in this browser and that no form has in hand, until none is left. */
export async function sendWaiting(tries = 1): Promise<void> {
  const waits: number[] = [];
  for (const { key } of allDrafts().filter((draft) => draft.asked && !isOld(draft)))
    await ifFree(key, async () => {
      const seconds = await sendOne(key);
      if (seconds !== undefined) waits.push(seconds);
      return true;
    });
  // Without a connection the loader asks again as soon as there is one.
  if (waits.length > 0 && navigator.onLine)
    setTimeout(() => void sendWaiting(tries + 1), retryDelay(tries, Math.max(...waits)));
}

/** In how many seconds the server wants it again, if it did not take it. */
async function sendOne(key: string): Promise<number | undefined> {
  const draft = readDraft(key);
  // Another page may have been quicker, here and while this one waited for the answer.
  if (!draft?.asked) return undefined;
  const answer = await send(draft);
  if (answer.is === 'later') return answer.seconds;
  if (!readDraft(key)) return undefined;
  if (answer.is === 'sent') {
    forgetDraft(key);
    keepThanks({ receipt: answer.receipt, key, length: lengthOf(draft.values) });
  } else {
    // A draft again: the form shows it when it is next seen, and says what is wrong when it is sent from there.
    keepDraft({ ...draft, asked: false });
  }
  return undefined;
}
