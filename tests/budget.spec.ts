import { expect, test } from '@playwright/test';
import { pages } from './browser/site.ts';
import { settled } from './browser/visitor.ts';
import { budgets } from './budgets.ts';

for (const { path, at } of pages) {
  test(`The document of ${at} weighs at most ${budgets[path].html} bytes in brotli`, async ({ page, request }) => {
    expect((await request.get(at, { headers: { 'accept-encoding': 'br' } })).headers()).toHaveProperty(
      'content-encoding',
      'br',
    );
    const loaded = page.waitForEvent('requestfinished', (request) => request.isNavigationRequest());
    await page.route(at, (route) =>
      route.continue({ headers: { ...route.request().headers(), 'accept-encoding': 'br' } }),
    );
    await page.goto(at);
    const { responseBodySize } = await (await loaded).sizes();
    expect(responseBodySize).toBeGreaterThan(1000);
    expect(responseBodySize).toBeLessThanOrEqual(budgets[path].html);
  });

  test(`${at} loads at most ${budgets[path].script} bytes of script before it is touched`, async ({
    page,
    request,
  }) => {
    const scripts = new Set<string>();
    page.on('request', (asked) => {
      if (asked.resourceType() === 'script') scripts.add(asked.url());
    });
    await page.goto(at, { waitUntil: 'networkidle' });
    await settled(page);
    let weight = 0;
    for (const script of scripts) {
      const answer = await request.head(script, { headers: { 'accept-encoding': 'br' } });
      expect(answer.headers(), script).toHaveProperty('content-encoding', 'br');
      weight += Number(answer.headers()['content-length']);
    }
    expect(scripts.size).toBeGreaterThan(0);
    expect(weight).toBeLessThanOrEqual(budgets[path].script);
  });
}
