import { ifAllowed } from '../../islands/ifAllowed.ts';
import { type Draft, isDraft, isEmpty } from './draft.ts';

// localStorage has an entry for each message, whichever tab it is from; sessionStorage says which is this tab's own.
const prefix = 'contact:';
const own = 'contact';

export function readDraft(key: string): Draft | undefined {
  const found: unknown = ifAllowed(() => JSON.parse(localStorage.getItem(prefix + key) ?? 'null'));
  return isDraft(found) ? found : undefined;
}

/** The latest first. */
export const allDrafts = (): Draft[] =>
  (ifAllowed(() => Object.keys(localStorage)) ?? [])
    .filter((name) => name.startsWith(prefix))
    .flatMap((name) => readDraft(name.slice(prefix.length)) ?? [])
    .sort((one, other) => other.at - one.at);

export const forgetDraft = (key: string) => ifAllowed(() => localStorage.removeItem(prefix + key));

/** Gives whether it was kept, because the form says so to the visitor. */
export function keepDraft(draft: Draft): boolean {
  const keep = () => {
    if (isEmpty(draft.values)) localStorage.removeItem(prefix + draft.key);
    else localStorage.setItem(prefix + draft.key, JSON.stringify(draft));
    return true;
  };
  return ifAllowed(keep) ?? false;
}

export const ownKey = () => ifAllowed(() => sessionStorage.getItem(own)) ?? '';
export const makeOwn = (key: string) => ifAllowed(() => sessionStorage.setItem(own, key));
