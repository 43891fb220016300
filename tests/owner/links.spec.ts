import { expect } from '@playwright/test';
import { languages } from '../../content/schema.ts';
import { withLangUnlessDefault } from '../../site/route.ts';
import { pages } from '../browser/pages.ts';
import { test } from './realSite.ts';

test('every link of the real site leads to a page, an anchor or a file', async ({ request, baseURL }) => {
  const linkByTarget = new Map<string, string>();
  // The 404 page is left out: it links to its own address in the other language, which answers 404.
  for (const { path } of pages.filter(({ status }) => status === 200))
    for (const address of languages.map((language) => withLangUnlessDefault(path, language))) {
      const html = await (await request.get(address)).text();
      for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
        const target = new URL(href.replaceAll('&amp;', '&'), baseURL + address);
        if (target.origin === baseURL) linkByTarget.set(target.href, `${address} links to ${href}`);
      }
    }
  expect(linkByTarget.size).toBeGreaterThan(10);
  for (const [target, link] of linkByTarget) {
    const answer = await request.get(target);
    expect(answer.status(), `${link}: change the url in content/`).toBe(200);
    const { hash } = new URL(target);
    if (hash) expect(await answer.text(), `${link}: the page has no such id`).toContain(` id="${hash.slice(1)}"`);
  }
});
