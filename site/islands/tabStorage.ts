import { tryStorage } from './tryStorage.ts';

/** Marks this tab's values in localStorage, which all tabs share: the time at which the tab opened the site. */
const tabPrefix = tryStorage((): string => (sessionStorage['tab'] ??= `${performance.timeOrigin} `)) ?? '';

/** Also saves in localStorage, which restore() needs after Back in Firefox. */
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
        // Without this update Firefox would ignore a later setItem() whose value equals the old one.
        if (isFromCache && lastSaved?.startsWith(tabPrefix))
          sessionStorage.setItem(name, lastSaved.slice(tabPrefix.length));
        return sessionStorage.getItem(name);
      }),
    );
  read();
  document.addEventListener('prerenderingchange', () => read());
  // After a reload or Back browsers put older choices into the inputs, sometimes as late as pageshow.
  // In Firefox a page from the back/forward cache (`persisted`) sees an old sessionStorage; only localStorage is up to date.
  addEventListener('pageshow', ({ persisted }) => read(persisted));
}
