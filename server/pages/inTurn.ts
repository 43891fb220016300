export class TooBusy extends Error {
  override name = 'TooBusy';
}

/**
 * Renders one page at a time, since React renders in one go, during which nobody else is answered. Between two pages other
 * requests have their turn, and nobody waits behind more than `most`.
 */
export function inTurn<Request>(render: (request: Request) => Promise<string>, most = 30) {
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
