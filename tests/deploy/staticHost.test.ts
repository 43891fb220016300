import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { activityIds } from '../../content/schema/hero.ts';
import { languages } from '../../content/schema.ts';
import { onRequest } from '../../deploy/cloudflare/functions/_middleware.ts';
import { securityHeaders } from '../../server/http/headers.ts';
import { inlineHashes } from '../../server/http/static/inlineHashes.ts';
import { pages } from '../../site/pages.ts';
import { ownBuild } from '../content/own.ts';
import { right } from '../server/parts/send.ts';
import { startServerProcess } from '../server/parts/serverProcess.ts';
import { makeRelease } from './release.ts';
import { type Answer, staticHost } from './staticHost.ts';

const release = makeRelease();
afterAll(release.remove);
const folder = `${release.current}/dist/client`;
const netlify = staticHost(folder, readFileSync(`${ownBuild}/netlify-redirects`, 'utf8'));

/** Cloudflare runs the function before its own files. */
async function cloudflare(address: string): Promise<Answer> {
  const respond = ({ status, headers, body }: Answer) => new Response(body, { status, headers });
  const answer = await onRequest({
    request: new Request(new URL(address, 'https://host.example')),
    env: { ASSETS: { fetch: async ({ url }: Request) => respond(netlify.asset(new URL(url).pathname)) } },
    next: async () => respond(netlify.asset(new URL(address, 'https://host.example').pathname)),
  });
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
}

const hosts = { Netlify: (address: string) => netlify.ask(address), 'Cloudflare Pages': cloudflare };

describe.each(Object.entries(hosts))('dist/client as %s would serve it', (_name, ask) => {
  const cases = pages.flatMap(({ path, status, file }) =>
    languages.map((language, index) => ({
      address: `${status === 404 ? '/nothing' : path}${index === 0 ? '' : `?lang=${language}`}`,
      status,
      name: `${file}${index === 0 ? '' : `.${language}`}.html`,
    })),
  );

  const courts = activityIds.flatMap((court) =>
    languages.map((language, index) => ({
      address: `/?play=${court}${index === 0 ? '' : `&lang=${language}`}`,
      status: 200,
      name: `play/${court}${index === 0 ? '' : `.${language}`}.html`,
    })),
  );

  test.each([...cases, ...courts])('$address is $name', async ({ address, status, name }) => {
    const answer = await ask(address);
    expect(answer.status).toBe(status);
    expect(answer.body === readFileSync(`${folder}/${name}`, 'utf8')).toBe(true);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    const { 'Content-Security-Policy': ours = '', ...others } = securityHeaders({ secure: true, html: answer.body });
    for (const [header, value] of Object.entries(others))
      expect(answer.headers[header.toLowerCase()], header).toBe(value);
    // One policy for all pages there: it has all that the page's own has.
    const policy = new Set((answer.headers['content-security-policy'] ?? '').split(/; | /));
    expect(inlineHashes(answer.body).styles).not.toEqual([]);
    expect(ours.split(/; | /).filter((part) => !policy.has(part))).toEqual([]);
    expect(policy.has('https:') || policy.has("'unsafe-inline'")).toBe(false);
  });

  test('an old asset stays for good, what is not published does not come out, and no parameter changes a file', async () => {
    const asset = await ask('/assets/old-abc12345.svg?lang=id');
    expect([asset.status, asset.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect((await ask('/_headers')).status).toBe(404);
    expect((await ask('/robots.txt?lang=id')).headers['content-type']).toBe('text/plain; charset=utf-8');
    expect((await ask('/about?lang=xx')).body).toBe((await ask('/about')).body);
    expect((await ask('/about?utm_source=x&lang=id')).body).toBe((await ask('/about?lang=id')).body);
    expect(await ask('/nothing?lang=xx')).toEqual(await ask('/nothing'));
    for (const other of ['/?lang=../../etc', '/?play=../../etc', '/?play=chess'])
      expect((await ask(other)).body, other).toBe((await ask('/')).body);
  });
});

test('who comes back to an address that leads nowhere is still told so', async () => {
  const answer = await onRequest({
    request: new Request('https://host.example/nothing?lang=id', { headers: { 'If-None-Match': '"as-before"' } }),
    env: {
      ASSETS: {
        fetch: async ({ url, headers }) => {
          const { status, body } = netlify.asset(new URL(url).pathname);
          const unchanged = status === 200 && headers.has('if-none-match');
          return unchanged ? new Response(null, { status: 304 }) : new Response(body, { status });
        },
      },
    },
    next: async () => new Response('', { status: 404 }),
  });
  expect([answer.status, (await answer.text()).includes('<html lang="id">')]).toEqual([404, true]);
});

test('with the server elsewhere the form works through Cloudflare, as if from one origin', async () => {
  const server = await startServerProcess({ cwd: release.current, env: { SITE_URL: 'https://host.example' } });
  const ask = (path: string, init: RequestInit = {}) =>
    onRequest({
      request: new Request(`https://host.example${path}`, init),
      env: { API: server.url, ASSETS: { fetch: async () => new Response('', { status: 404 }) } },
      next: async () => new Response('', { status: 404 }),
    });
  const headers = { Accept: 'text/html', Origin: 'https://host.example' };
  const answer = await ask('/api/contact?lang=id', { method: 'POST', headers, body: new URLSearchParams(right) });
  expect(answer.status).toBe(303);
  const thanks = await (await ask(answer.headers.get('location') ?? '')).text();
  expect(thanks).toContain('class="sent"');
  expect(thanks).toContain('<html lang="id">');
  await server.stop();
});

test('without rules the visitor who chooses another language gets the first one again, as docs/deploy.md says', () => {
  const plain = staticHost(folder);
  expect(plain.ask('/?lang=id').body).toBe(plain.ask('/').body);
  expect(plain.ask('/index.id.html').body).toContain('<html lang="id">');
});
