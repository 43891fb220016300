export class TooBusy extends Error {
  override name = 'TooBusy';
}

/**
 * Renders one page at a time. React's rendering blocks the server, so other requests run between two pages, and at most
 * `most` wait in the queue.
 */
export function withQueue<Request>(render: (request: Request) => Promise<string>, most = 30) {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (request: Request): Promise<string> => {
    if (waiting >= most) throw new TooBusy();
    waiting++;
    const page = last.then(() => new Promise(setImmediate)).then(() => render(request));
    last = page.catch(() => {});
    return page.finally(() => waiting--);
  };
}
