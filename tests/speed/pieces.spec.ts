import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { phone } from '../../scripts/bench/weigh.ts';
import { pages } from '../../site/pages.ts';

/** The site behind a network that lets a fortieth of the document through at a time, so that it paints unfinished. */
function inPieces(site: string): Server {
  return createServer(async (request, response) => {
    const answer = await fetch(site + request.url);
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    const size = type.startsWith('text/html') ? Math.ceil(body.length / 40) : body.length;
    for (let at = 0; at < body.length; at += size) {
      response.write(body.subarray(at, at + size));
      if (size < body.length) await pause(25);
    }
    response.end();
  });
}

for (const { path } of pages) {
  for (const viewport of [phone, { width: 1440, height: 900 }]) {
    test(`nothing moves on ${path} at ${viewport.width} px while the document arrives in pieces`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize(viewport);
      const slow = inPieces(baseURL ?? '').listen(0);
      try {
        await page.addInitScript(() => {
          const moved: string[] = [];
          Object.assign(window, { moved });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) moved.push(`${Reflect.get(entry, 'value')} at ${entry.startTime}`);
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await page.goto(`http://localhost:${(slow.address() as AddressInfo).port}${path}`);
        expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([]);
      } finally {
        slow.close();
        slow.closeAllConnections();
      }
    });
  }
}
