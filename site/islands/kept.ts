import { ifAllowed } from './ifAllowed.ts';

export const keep = (name: string, value: string) => ifAllowed(() => sessionStorage.setItem(name, value));

/** Shows what is kept: now, when a prerendered page is opened, and when a page is loaded or comes back. */
export function showKept(name: string, show: (value: string | null | undefined) => void): void {
  const read = () => show(ifAllowed(() => sessionStorage.getItem(name)));
  read();
  document.addEventListener('prerenderingchange', read);
  // Browsers restore inputs after a reload or Back, some of them as late as this; what is kept is newer.
  addEventListener('pageshow', read);
}
