import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { header } from '../browser/visitor.ts';

/** The site behind a server that notes which pages are asked for ahead, as only the requests themselves tell. */
function noting(site: string, ahead: string[]): Server {
  return createServer(async (request, response) => {
    if (request.headers['sec-purpose']?.includes('prefetch')) ahead.push(request.url ?? '');
    const answer = await fetch(site + request.url);
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
}

test('a page is fetched ahead, but not for who saves data or pays by the megabyte', { tag: '@chromium' }, async ({
  page,
  baseURL,
}) => {
  const ahead: string[] = [];
  const server = noting(baseURL ?? '', ahead).listen(0);
  try {
    for (const connection of [{ saveData: true }, { type: 'cellular' }, {}]) {
      await page.addInitScript((line) => {
        Object.defineProperty(Navigator.prototype, 'connection', { configurable: true, get: () => line });
      }, connection);
      await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`, { waitUntil: 'networkidle' });
      const link = header(page).locator('a[href="/about"]').first();
      await link.hover();
      const isAsked = Object.keys(connection).length === 0;
      if (isAsked) await expect.poll(() => ahead).toContain('/about');
      // To be followed takes longer than to be fetched ahead would have.
      await link.click();
      await expect(page).toHaveURL(/\/about$/);
      expect(ahead.length > 0, JSON.stringify(connection)).toBe(isAsked);
    }
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
