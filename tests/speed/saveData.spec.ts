import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { header } from '../browser/visitor.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** The site behind a server that notes which pages are asked for ahead, as only the requests themselves tell. */
function noting(site: string, ahead: string[]): Server {
  return createServer(async (request, response) => {
    if (request.headers['sec-purpose']?.includes('prefetch')) ahead.push(request.url ?? '');
    const answer = await fetch(site + request.url);
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
}

for (const { line, asks } of [
  { line: {}, asks: true },
  { line: { saveData: true }, asks: false },
  { line: { type: 'cellular' }, asks: false },
]) {
  const name = JSON.stringify(line);
  test(`${asks ? 'a page is' : 'no page is'} fetched ahead over a line of ${name}`, async ({
    page,
    baseURL,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium', 'only Chromium follows speculation rules');
    const ahead: string[] = [];
    const server = noting(baseURL ?? '', ahead).listen(0);
    try {
      await page.addInitScript((connection) => {
        Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection });
      }, line);
      await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`, { waitUntil: 'networkidle' });
      const link = header(page).locator('a[href="/about"]').first();
      await link.hover();
      if (asks) await expect.poll(() => ahead).toContain('/about');
      // To be followed takes longer than to be fetched ahead would have.
      await link.click();
      await expect(page).toHaveURL(/\/about$/);
      expect(ahead.length > 0).toBe(asks);
    } finally {
      server.close();
      server.closeAllConnections();
    }
  });
}
