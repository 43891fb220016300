import { restoreRing } from '../ring.ts';

const loads = new Map<string, Promise<HTMLElement>>();

/** The sheet of a room's court, taken from the court's own page, as a popover of this page. */
export function sheetOf({ href }: HTMLAnchorElement): Promise<HTMLElement> {
  const loading = loads.get(href) ?? load(href);
  loads.set(href, loading);
  // The next approach tries again.
  loading.catch(() => loads.delete(href));
  return loading;
}

async function load(address: string): Promise<HTMLElement> {
  const sheet = (await documentAt(address))?.querySelector<HTMLElement>('.court-sheet');
  if (!sheet) throw new Error(`There is no court at ${address}.`);
  sheet.popover = 'auto';
  sheet.role = 'dialog';
  document.body.append(sheet);
  restoreRing(sheet);
  // Takes the focus when the sheet is shown. Set now, because on the way into the page it would take it at once.
  const heading = sheet.querySelector('h1');
  if (heading) heading.autofocus = true;
  return sheet;
}

/** With XMLHttpRequest, because Trusted Types forbid to parse the text that fetch() would bring. */
function documentAt(address: string): Promise<Document | null> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.onload = () => resolve(request.responseXML);
    request.onerror = () => reject(new Error(`${address} did not arrive.`));
    request.send();
  });
}
