import { once } from 'node:events';
import { connect } from 'node:net';
import type { Page } from '@playwright/test';
import type { PageWeight } from '../../ssg/budgets.ts';
import { phone } from '../browser/windowSizes.ts';

export async function weigh(page: Page, url: string): Promise<PageWeight> {
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
  /** Playwright's networkidle may come before the first paint. */
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

export const scrollToEnd = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });

/** Returns the response as sent: compressed, with its headers. */
export async function rawResponse(origin: string, path: string): Promise<Buffer> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const pieces: Buffer[] = [];
  socket.on('data', (piece: Buffer) => pieces.push(piece));
  socket.end(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nAccept-Encoding: gzip, deflate, br, zstd\r\n\r\n`);
  await once(socket, 'close');
  return Buffer.concat(pieces);
}
