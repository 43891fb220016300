import { expect, test } from '@playwright/test';
import { serveCopy } from '../content/builtCopy.ts';
import { setFields, siteUrl } from '../launch/readySite.ts';
import { validMessage } from '../server/helpers/send.ts';

const origin = 'https://stats.sehobi.id';
const siteId = '5f0c3e58-7cb1-4d02-9a3e-0a1b2c3d4e5f';
let server: Awaited<ReturnType<typeof serveCopy>>;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  const analytics = { script: `${origin}/script.js`, site: siteId };
  server = await serveCopy((content) => setFields(content, 'facts.yaml', { analytics }), { SITE_URL: siteUrl });
});
test.afterAll(() => server?.stop());

test('the Content-Security-Policy allows the analytics script', async () => {
  const response = await fetch(`${server.url}/about?lang=id`);
  const policy = response.headers.get('content-security-policy') ?? '';
  const directives = policy.split('; ').filter((directive) => directive.includes(origin));
  expect(directives).toEqual([expect.stringMatching(/^script-src /), `connect-src 'self' ${origin}`]);
  expect(policy).toContain("require-trusted-types-for 'script'");
  // A prerendered page would be counted before anybody sees it.
  const [, rules = ''] = /<script type="speculationrules">(.*?)<\/script>/.exec(await response.text()) ?? [];
  expect(Object.keys(JSON.parse(rules))).toEqual(['prefetch']);
});

test('the confirmation, whose address contains the receipt, does not load the analytics script', async () => {
  const form = { method: 'POST', headers: { Accept: 'text/html' }, body: new URLSearchParams(validMessage) };
  const answer = await fetch(`${server.url}/api/contact`, form);
  expect(new URL(answer.url).searchParams.get('sent')).toBeTruthy();
  expect(await answer.text()).not.toContain(origin);
});

test('a visit is counted, and the policy blocks nothing', async ({ page }) => {
  await page.route(`${origin}/**`, (route) => {
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'content-type' };
    if (!route.request().url().endsWith('.js')) return route.fulfill({ status: 200, headers });
    // Like Plausible and Umami, this script reads its own <script> element, then sends JSON to its origin.
    const body = `const { src, dataset } = document.currentScript;
      fetch(new URL('/api/send', src), { method: 'POST', headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ site: dataset.websiteId ?? dataset.domain, path: location.pathname }) });`;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  const event = page.waitForRequest((request) => request.method() === 'POST');
  await page.goto(`${server.url}/about`);
  expect((await event).url()).toBe(`${origin}/api/send`);
  expect((await event).postDataJSON()).toEqual({ site: siteId, path: '/about' });
  expect((await page.consoleMessages()).filter((message) => message.type() === 'error')).toEqual([]);
  expect(await page.pageErrors()).toEqual([]);
});
