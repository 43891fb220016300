import { once } from 'node:events';
import { connect } from 'node:net';
import type { Page } from '@playwright/test';
import type { Weight } from '../../ssg/budgets.ts';
import { phone } from '../browser/windowSizes.ts';

/** Opens an address with an empty cache, scrolls to the end and counts the transferred bytes, headers included. */
export async function weigh(page: Page, url: string): Promise<Weight> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const requestTypes = new Map<string, string>();
  const receivedBytes = new Map<string, number>();
  // Chrome's protocol also reports data: URLs, which load nothing.
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (!request.url.startsWith('data:')) requestTypes.set(requestId, type ?? 'Other');
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (requestTypes.has(requestId)) receivedBytes.set(requestId, encodedDataLength);
  });
  session.on('Network.loadingFailed', ({ requestId }) => requestTypes.delete(requestId));
  /** Waits until half a second passes without a new or open request. Playwright's networkidle may come before the first paint. */
  const waitUntilIdle = async () => {
    let countBefore: number;
    do {
      countBefore = requestTypes.size;
      await page.waitForTimeout(500);
    } while (requestTypes.size > countBefore || receivedBytes.size < countBefore);
  };
  await page.setViewportSize(phone);
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await waitUntilIdle();
  const firstView = [...receivedBytes];
  // The document itself, and each file that the browser waits for before it paints.
  const requestsBeforePaint = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource');
    return 1 + files.filter((file) => Reflect.get(file, 'renderBlockingStatus') === 'blocking').length;
  });
  await scrollToEnd(page);
  await waitUntilIdle();
  await session.detach();
  const sum = (entries: [string, number][]) => entries.reduce((total, [, bytes]) => total + bytes, 0);
  return {
    firstViewBytes: sum(firstView),
    requests: firstView.length,
    scriptBytes: sum(firstView.filter(([id]) => requestTypes.get(id) === 'Script')),
    wholePageBytes: sum([...receivedBytes]),
    requestsBeforePaint,
  };
}

/** Scrolls to the end in steps, so that the browser also loads the pictures and scripts that it loads only when visible. */
export const scrollToEnd = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });

/** The response as a browser gets it over HTTP/1.1, with its headers. */
export async function responseBytes(origin: string, path: string): Promise<Buffer> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const pieces: Buffer[] = [];
  socket.on('data', (piece: Buffer) => pieces.push(piece));
  socket.end(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nAccept-Encoding: gzip, deflate, br, zstd\r\n\r\n`);
  await once(socket, 'close');
  return Buffer.concat(pieces);
}
