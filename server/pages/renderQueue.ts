export class TooBusy extends Error {
  override name = 'TooBusy';
}

/**
 * Renders one page at a time. Rendering blocks the server for about 10 ms, so other requests run between two pages, and
 * the last of 30 waiting visitors gets a page after 0.3 s.
 */
export function withQueue<Input>(render: (input: Input) => Promise<string>, maxWaiting = 30) {
  let waiting = 0;
  let previous: Promise<unknown> = Promise.resolve();
  return async (input: Input): Promise<string> => {
    if (waiting >= maxWaiting) throw new TooBusy();
    waiting++;
    const page = previous.then(() => new Promise(setImmediate)).then(() => render(input));
    previous = page.catch(() => {}); // A page that fails does not stop those after it.
    return page.finally(() => waiting--);
  };
}
