import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { pages } from '../../site/pages.ts';
import { phone } from './weigh.ts';

/** The site behind a network that lets a twentieth of the document through at a time, so that it paints unfinished. */
function inPieces(site: string): Server {
  return createServer(async (request, response) => {
    const answer = await fetch(site + request.url);
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    const size = type.startsWith('text/html') ? Math.ceil(body.length / 20) : body.length;
    for (let at = 0; at < body.length; at += size) {
      response.write(body.subarray(at, at + size));
      if (size < body.length) await pause(25);
    }
    response.end();
  });
}

for (const { path, indexed } of pages) {
  for (const viewport of [phone, { width: 1440, height: 900 }]) {
    test(`nothing moves on ${path} at ${viewport.width} px while the document arrives in pieces`, {
      tag: indexed ? [] : '@rest',
    }, async ({ page, baseURL }) => {
      await page.setViewportSize(viewport);
      const slow = inPieces(baseURL ?? '').listen(0);
      try {
        await page.addInitScript(() => {
          Object.assign(window, { moved: 0 });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              Object.assign(window, { moved: Reflect.get(window, 'moved') + Reflect.get(entry, 'value') });
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await page.goto(`http://localhost:${(slow.address() as AddressInfo).port}${path}`);
        // A word that grows by a letter counts as well; 0.005 is where 0.00 ends.
        expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBeLessThan(0.005);
      } finally {
        slow.close();
        slow.closeAllConnections();
      }
    });
  }
}
