import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import { pages } from '../../site/pages.ts';
import { phone } from './weigh.ts';

/** The site behind a network that lets a twentieth of the document through at a time, and every other file in late or never. */
function slowNetwork(site: string, late: number): Server {
  return createServer(async (request, response) => {
    const answer = await fetch(site + request.url);
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    const isPage = type.startsWith('text/html');
    if (!isPage) await pause(late, undefined, { ref: false });
    response.writeHead(answer.status, { 'content-type': type });
    const size = isPage ? Math.ceil(body.length / 20) : body.length;
    for (let at = 0; at < body.length; at += size) {
      response.write(body.subarray(at, at + size));
      if (isPage) await pause(10);
    }
    response.end();
  });
}

/** Words in a row become a little wider with the web font: docs/decisions/0009. */
const felt = 0.002;

async function shiftsWhileScrolled(page: Page, url: string, never: boolean): Promise<string[]> {
  await page.addInitScript(() => {
    const moved: [number, number][] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push([Number(Reflect.get(entry, 'value')), entry.startTime]);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: never ? 'commit' : 'networkidle' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  // Pictures that the scrolling has asked for.
  if (!never) await page.waitForLoadState('networkidle');
  const moved = await page.evaluate(() => Reflect.get(window, 'moved') as [number, number][]);
  return moved.filter(([shift]) => shift >= felt).map(([shift, at]) => `${shift} at ${at}`);
}

const desk = { width: 1440, height: 900 };

for (const { path, indexed } of pages)
  for (const { viewport, never } of [
    { viewport: phone, never: false },
    { viewport: phone, never: true },
    { viewport: desk, never: false },
  ]) {
    const network = `the document arrives in pieces and every other file ${never ? 'never' : 'late'}`;
    // In npm test every file comes in the end, and a desk has home alone.
    const tag = indexed && !never && (viewport === phone || path === '/') ? [] : '@rest';
    test(`nothing moves on ${path} at ${viewport.width} px while ${network}`, { tag }, async ({ page, baseURL }) => {
      await page.setViewportSize(viewport);
      const server = slowNetwork(baseURL ?? '', never ? 1_000_000 : 300).listen(0);
      try {
        const url = `http://localhost:${(server.address() as AddressInfo).port}${path}`;
        expect(await shiftsWhileScrolled(page, url, never)).toEqual([]);
      } finally {
        server.close();
        server.closeAllConnections();
      }
    });
  }
