import { tryStorage } from './tryStorage.ts';

/** The time at which this tab opened the site. Each value in localStorage begins with it, because all tabs share localStorage. */
const tabPrefix = tryStorage((): string => (sessionStorage['tab'] ??= `${performance.timeOrigin} `)) ?? '';

/** Also saves in localStorage, which restore() needs after Back in Firefox. */
export const save = (name: string, value: string) =>
  tryStorage(() => {
    sessionStorage.setItem(name, value);
    localStorage.setItem(name, tabPrefix + value);
  });

/** Calls `show` with the saved choice now, when a prerendered page is opened, and whenever the page is shown again. */
export function restore(name: string, show: (saved: string | null | undefined) => void): void {
  const read = (isFromCache = false) =>
    show(
      tryStorage(() => {
        const last = localStorage.getItem(name);
        if (isFromCache && last?.startsWith(tabPrefix)) sessionStorage.setItem(name, last.slice(tabPrefix.length));
        return sessionStorage.getItem(name);
      }),
    );
  read();
  document.addEventListener('prerenderingchange', () => read());
  // After a reload or Back browsers restore inputs, some as late as pageshow, but the saved choice is newer. In Firefox
  // a page from the back/forward cache sees sessionStorage as it was when the visitor left it; localStorage is up to date.
  // read() writes the current value into sessionStorage: otherwise Firefox ignores a later setItem() whose value equals the
  // outdated one.
  addEventListener('pageshow', ({ persisted }) => read(persisted));
}
