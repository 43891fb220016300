import { restoreRing } from '../ring.ts';

const sheets = new Map<string, Promise<HTMLElement>>();

export function loadSheet({ href }: HTMLAnchorElement): Promise<HTMLElement> {
  const loading = sheets.get(href) ?? fetchSheet(href);
  sheets.set(href, loading);
  loading.catch(() => sheets.delete(href));
  return loading;
}

async function fetchSheet(address: string): Promise<HTMLElement> {
  const sheet = (await fetchDocument(address))?.querySelector<HTMLElement>('.court-sheet');
  if (!sheet) throw new Error(`There is no court sheet at ${address}.`);
  sheet.popover = 'auto';
  sheet.role = 'dialog';
  sheet.ariaModal = 'true';
  document.body.append(sheet);
  restoreRing(sheet);
  // With autofocus set before append(), the heading would get the focus before the sheet opens.
  const heading = sheet.querySelector('h1');
  if (heading) heading.autofocus = true;
  return sheet;
}

/** No fetch(), because Trusted Types forbid parsing its text. */
function fetchDocument(address: string): Promise<Document | null> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.onload = () => resolve(request.responseXML);
    request.onerror = () => reject(new Error(`${address} could not be loaded.`));
    request.send();
  });
}
