import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import { pages } from '../../site/pages.ts';
import { desktop, phone } from '../browser/windowSizes.ts';
import { scrollToEnd } from './weigh.ts';

/** Sends a page's beginning, up to the header's end, at once, as a real network does: compressed it is only about 5 kB. */
function slowNetwork(site: string): Server {
  return createServer(async (request, response) => {
    const answer = await fetch(site + request.url);
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    const isPage = type.startsWith('text/html');
    if (!isPage) await pause(300);
    response.writeHead(answer.status, { 'content-type': type });
    const headerEnd = Math.max(0, body.indexOf('</header>'));
    response.write(body.subarray(0, headerEnd));
    const partSize = isPage ? Math.ceil((body.length - headerEnd) / 20) : body.length;
    for (let offset = headerEnd; offset < body.length; offset += partSize) {
      response.write(body.subarray(offset, offset + partSize));
      if (isPage) await pause(10);
    }
    response.end();
  });
}

/** A value of Chromium's layout-shift score. Smaller shifts come from the web font, in which words are a little wider (docs/decisions/0009). */
const minShiftScore = 0.002;

async function shiftsWhileScrolled(page: Page, url: string): Promise<string[]> {
  await page.addInitScript(() => {
    const shifts: [number, number][] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push([Number(Reflect.get(entry, 'value')), entry.startTime]);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await scrollToEnd(page);
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as [number, number][]);
  return shifts.filter(([shift]) => shift >= minShiftScore).map(([shift, timeMs]) => `${shift} at ${timeMs} ms`);
}

for (const { path } of pages)
  for (const viewport of [phone, desktop])
    test(`nothing moves on ${path} at ${viewport.width} px while the document arrives in pieces and other files arrive late`, {
      tag: path === '/' && viewport === phone ? [] : '@testAll',
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
