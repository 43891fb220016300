import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import { pages } from '../../site/pages.ts';
import { phone, scrollToEnd } from './weigh.ts';

/**
 * Sends the document in parts and every other file late, like a slow network. Head and header are the first part: they
 * are 4 kB compressed, and a packet never ends between the header's links and buttons.
 */
function slowNetwork(site: string): Server {
  return createServer(async (request, response) => {
    const answer = await fetch(site + request.url);
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    const isPage = type.startsWith('text/html');
    if (!isPage) await pause(300);
    response.writeHead(answer.status, { 'content-type': type });
    const start = Math.max(0, body.indexOf('</header>'));
    response.write(body.subarray(0, start));
    const size = isPage ? Math.ceil((body.length - start) / 20) : body.length;
    for (let at = start; at < body.length; at += size) {
      response.write(body.subarray(at, at + size));
      if (isPage) await pause(10);
    }
    response.end();
  });
}

/** Words in a row become a little wider with the web font: docs/decisions/0009. */
const felt = 0.002;

async function shiftsWhileScrolled(page: Page, url: string): Promise<string[]> {
  await page.addInitScript(() => {
    const moved: [number, number][] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push([Number(Reflect.get(entry, 'value')), entry.startTime]);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await scrollToEnd(page);
  // Pictures requested by scrolling.
  await page.waitForLoadState('networkidle');
  const moved = await page.evaluate(() => Reflect.get(window, 'moved') as [number, number][]);
  return moved.filter(([shift]) => shift >= felt).map(([shift, at]) => `${shift} at ${at}`);
}

for (const { path } of pages)
  for (const viewport of [phone, { width: 1440, height: 900 }])
    test(`nothing moves on ${path} at ${viewport.width} px while the document arrives in pieces and other files arrive late`, {
      tag: path === '/' && viewport === phone ? [] : '@rest',
    }, async ({ page, baseURL }) => {
      await page.setViewportSize(viewport);
      const server = slowNetwork(baseURL ?? '').listen(0);
      try {
        const url = `http://localhost:${(server.address() as AddressInfo).port}${path}`;
        expect(await shiftsWhileScrolled(page, url)).toEqual([]);
      } finally {
        server.close();
        server.closeAllConnections();
      }
    });
