import { tryStorage } from './tryStorage.ts';

/** In localStorage, which all tabs share, values of this tab begin with this prefix. */
const tabPrefix = tryStorage((): string => (sessionStorage['tab'] ??= `${performance.timeOrigin} `)) ?? '';

/** Saves in localStorage too, because in Firefox a page from the back/forward cache sees an old sessionStorage. */
export const save = (name: string, value: string) =>
  tryStorage(() => {
    sessionStorage.setItem(name, value);
    localStorage.setItem(name, tabPrefix + value);
  });

export function restore(name: string, show: (saved: string | null | undefined) => void): void {
  const read = (isFromCache = false) =>
    show(
      tryStorage(() => {
        const lastSaved = localStorage.getItem(name);
        // Replaces the old value. Otherwise Firefox would ignore a later setItem() with that value, as if nothing had changed.
        if (isFromCache && lastSaved?.startsWith(tabPrefix))
          sessionStorage.setItem(name, lastSaved.slice(tabPrefix.length));
        return sessionStorage.getItem(name);
      }),
    );
  read();
  document.addEventListener('prerenderingchange', () => read());
  // After a reload or Back browsers put older choices into the inputs, sometimes as late as pageshow.
  addEventListener('pageshow', ({ persisted }) => read(persisted));
}
