import { ifAllowed } from './ifAllowed.ts';

/** Saves a choice for this tab. */
export const save = (name: string, value: string) => ifAllowed(() => sessionStorage.setItem(name, value));

/** Shows the saved choice: now, when a prerendered page is opened, and when a page is loaded or comes back. */
export function restore(name: string, show: (saved: string | null | undefined) => void): void {
  const read = () => show(ifAllowed(() => sessionStorage.getItem(name)));
  read();
  document.addEventListener('prerenderingchange', read);
  // Browsers restore inputs after a reload or Back, some of them as late as this; what is saved is newer.
  // Firefox gives a page from its back/forward cache the storage of when it was left.
  addEventListener('pageshow', read);
}
