import { tryStorage } from './tryStorage.ts';

/** Begins each value that this tab writes to localStorage, which all tabs share. It is the time at which the tab opened the site. */
const tabPrefix = tryStorage((): string => (sessionStorage['tab'] ??= `${performance.timeOrigin} `)) ?? '';

/** Saves in localStorage too, because in Firefox a page from the back/forward cache sees an old sessionStorage. */
export const save = (name: string, value: string) =>
  tryStorage(() => {
    sessionStorage.setItem(name, value);
    localStorage.setItem(name, tabPrefix + value);
  });

/** Calls `show` with the saved choice: at once, when a prerendered page is opened, and whenever the page is shown again. */
export function restore(name: string, show: (saved: string | null | undefined) => void): void {
  const read = (isFromCache = false) =>
    show(
      tryStorage(() => {
        const lastSaved = localStorage.getItem(name);
        // Corrects the old sessionStorage. Otherwise Firefox would ignore a later setItem() with its old value.
        if (isFromCache && lastSaved?.startsWith(tabPrefix))
          sessionStorage.setItem(name, lastSaved.slice(tabPrefix.length));
        return sessionStorage.getItem(name);
      }),
    );
  read();
  document.addEventListener('prerenderingchange', () => read());
  // After a reload or Back browsers put older choices into the inputs, sometimes as late as pageshow.
  // `persisted`: the page comes from the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => read(persisted));
}
