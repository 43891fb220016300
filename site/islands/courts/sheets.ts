import { restoreRing } from '../ring.ts';

const loads = new Map<string, Promise<HTMLElement>>();

/** Fetches a court's page and makes its sheet a popover on this page. */
export function sheetOf({ href }: HTMLAnchorElement): Promise<HTMLElement> {
  const loading = loads.get(href) ?? load(href);
  loads.set(href, loading);
  // A failed request is made again next time.
  loading.catch(() => loads.delete(href));
  return loading;
}

async function load(address: string): Promise<HTMLElement> {
  const sheet = (await documentAt(address))?.querySelector<HTMLElement>('.court-sheet');
  if (!sheet) throw new Error(`There is no court at ${address}.`);
  sheet.popover = 'auto';
  sheet.role = 'dialog';
  sheet.ariaModal = 'true';
  document.body.append(sheet);
  restoreRing(sheet);
  // Focuses the heading when the sheet opens. Set after append(), which would focus it at once.
  const heading = sheet.querySelector('h1');
  if (heading) heading.autofocus = true;
  return sheet;
}

/** XMLHttpRequest returns a parsed document. Trusted Types forbid parsing the text of a fetch(). */
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
