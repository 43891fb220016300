export class TooBusy extends Error {
  override name = 'TooBusy';
}

/** Rendering blocks the server for about 10 ms, so other requests run between two pages. */
export function withQueue<Input>(render: (input: Input) => Promise<string>, maxWaiting = 30) {
  let waiting = 0;
  let previous: Promise<unknown> = Promise.resolve();
  return async (input: Input): Promise<string> => {
    if (waiting >= maxWaiting) throw new TooBusy();
    waiting++;
    const page = previous.then(() => new Promise(setImmediate)).then(() => render(input));
    previous = page.catch(() => {});
    return page.finally(() => waiting--);
  };
}
