// A form holds the lock of the message that it shows, so that no other page sends it or shows it as its own. Where there
// are no locks, on a page without TLS, two may send the same: the server stores it once.
const nameOf = (key: string) => `contact:${key}`;

let held = '';
let letGo = () => {};

export function hold(key: string): void {
  if (!held) watchLeaving();
  letGo();
  held = key;
  const { promise, resolve } = Promise.withResolvers<void>();
  letGo = resolve;
  navigator.locks?.request(nameOf(key), () => promise).catch(console.warn);
}

/** Does it unless somebody holds the lock, and says whether it did anything. */
export async function ifFree(key: string, task: () => boolean | Promise<boolean>): Promise<boolean> {
  if (!navigator.locks) return task();
  return navigator.locks.request(nameOf(key), { ifAvailable: true }, (lock) => (lock ? task() : false));
}

/** A page that the browser keeps for the way back must not hold anything meanwhile. */
function watchLeaving(): void {
  addEventListener('pagehide', () => letGo());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) hold(held);
  });
}
