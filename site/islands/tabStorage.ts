import { tryStorage } from './tryStorage.ts';

export const save = (name: string, value: string) => tryStorage(() => sessionStorage.setItem(name, value));

/** Shows the saved choice: now, when a prerendered page is opened, and when a page is loaded or comes back. */
export function restore(name: string, show: (saved: string | null | undefined) => void): void {
  const read = () => show(tryStorage(() => sessionStorage.getItem(name)));
  read();
  document.addEventListener('prerenderingchange', read);
  // Browsers restore inputs after a reload or Back, some as late as pageshow; the saved choice is newer. Firefox gives
  // a page from its back/forward cache the storage of the time when it was left.
  addEventListener('pageshow', read);
}
