import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { request } from '../http/testServer.ts';
import { freePort } from '../server/helpers/freePort.ts';
import { copyOfProject, remove, run, startVite } from './project.ts';

const root = copyOfProject();
const secrets = 'data/contact.sqlite contact.sqlite-wal contact.sqlite.before-1 .env messages.csv x.dump'.split(' ');
mkdirSync(join(root, 'data'));
// Before the start, because Vite restarts when .env changes.
for (const file of secrets) writeFileSync(join(root, file), 'Private words');
let server = await startVite(root, 'edit');
afterAll(() => {
  server.stop();
  remove(root);
});

type EditorRequest = { method?: string; path?: string; headers?: Record<string, string>; body?: unknown };

/** Sends with node:http, because fetch cannot set Host. */
async function callEditor({ method = 'POST', path = 'save', headers = {}, body = {} }: EditorRequest) {
  const { port, host } = new URL(server.url);
  const defaults = { host, 'sec-fetch-site': 'same-origin' };
  const options = { method, headers: { ...defaults, ...headers }, body: method === 'POST' ? JSON.stringify(body) : '' };
  return (await request({ port: Number(port) }, `/edit-api/${path}`, options)).status;
}

const change = (id: string) => ({ id, was: '', value: 'x' });

test.each([
  ['another site as its sender', { headers: { 'sec-fetch-site': 'cross-site' } }],
  ['another port of this machine as its sender', { headers: { 'sec-fetch-site': 'same-site' } }],
  ['another host (DNS rebinding)', { headers: { host: 'evil.example' } }],
  ['no page as its sender, because its address was typed', { method: 'GET', headers: { 'sec-fetch-site': 'none' } }],
  ['a path that leaves content/', { body: change('../../home.hero.title') }],
  ['the name of a property that every object has, instead of a file’s name', { body: change('constructor.name') }],
  [
    'a list outside content/',
    { path: 'list', body: { id: '../en/home.testimonials.items', index: 0, action: 'remove' } },
  ],
])('the editor refuses a request with %s', async (_, request: EditorRequest) => {
  expect(await callEditor(request)).toBe(403);
  expect(run(root, 'git diff --quiet').status).toBe(0);
});

test('the development servers serve no message, .env or copy of the database', async () => {
  const site = await startVite(root, 'dev');
  for (const { origin } of [new URL(server.url), new URL(site.url)])
    for (const name of secrets)
      for (const path of [`/${name}`, `/@fs${root}/${name}`, `/@fs${root}/${name}?raw`, `/${name}?import&raw`])
        expect(await (await fetch(origin + path)).text(), path).not.toContain('Private words');
  site.stop();
}, 60_000);

test('the editor listens on this machine only, on the given PORT', async () => {
  const port = await freePort();
  const other = await startVite(root, 'edit', port);
  other.stop();
  expect(new URL(other.url).host).toBe(`127.0.0.1:${port}`);
});

test('an editor killed while saving leaves no half-written file and starts again', async () => {
  const file = join(root, 'content/en/about.yaml');
  const { title } = parse(readFileSync(file, 'utf8')).banner;
  const titles = Array.from({ length: 20 }, (_, index) => `Title ${index}`);
  const saves = titles.map((value, index) =>
    callEditor({ body: { id: 'en/about.banner.title', was: titles[index - 1] ?? title, value } }).catch(() => 0),
  );
  await saves[2];
  server.stop('SIGKILL');
  await Promise.all(saves);
  const savedTitle = parse(readFileSync(file, 'utf8')).banner.title;
  expect(titles).toContain(savedTitle);
  server = await startVite(root, 'edit');
  expect(await callEditor({ body: { id: 'en/about.banner.title', was: savedTitle, value: title } })).toBe(200);
  expect(run(root, 'git status --porcelain -- content').output).toBe('');
});
