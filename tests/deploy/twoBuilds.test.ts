import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownBuild } from '../content/own.ts';
import { change } from '../edit/project.ts';
import { builtCopy } from '../get-app/builtCopy.ts';
import { ask } from '../http/fixture.ts';
import { type Started, startServerProcess } from '../server/parts/serverProcess.ts';

let copy: ReturnType<typeof builtCopy>;
let server: Started;
const cache = mkdtempSync(join(tmpdir(), 'kept-'));
beforeAll(async () => {
  // Another folder, time zone and locale.
  const abroad = { TZ: 'Pacific/Kiritimati', LANG: 'id_ID.UTF-8', LC_ALL: 'id_ID.UTF-8' };
  copy = builtCopy(() => {}, { ...abroad, SITE_URL: '', BUILD_CACHE: cache });
  server = await startServerProcess({ cwd: copy.folder });
}, 60_000);
afterAll(async () => {
  await server.stop();
  copy.remove();
  rmSync(cache, { recursive: true });
});

test('two builds of one commit are identical to the byte, also without the editor', () => {
  expect(existsSync('edit')).toBe(true);
  expect(existsSync(join(copy.folder, 'edit'))).toBe(false);
  const [here, there] = [filesOf(ownBuild), filesOf(join(copy.folder, 'dist'))];
  expect([...there.keys()]).toEqual([...here.keys()]);
  expect(here.size).toBeGreaterThan(80);
  const differing = [...here].filter(([name, bytes]) => !there.get(name)?.equals(bytes)).map(([name]) => name);
  expect(differing).toEqual([]);
});

test('during a deploy nobody gets half a file, and open pages keep their assets', {
  timeout: 60_000,
}, async () => {
  const before = await pageReady('/');
  const assets = assetsIn(before);
  expect(assets.length).toBeGreaterThan(3);
  const bytesOf = new Map<string, Buffer>();
  for (const path of assets) bytesOf.set(path, (await answered(path)).body);

  const { folder } = copy;
  change(folder, 'site/styles/print.deferred.css', '@page {', '.a-newer-build { order: 1 }\n@page {');
  change(folder, 'content/en/site.yaml', 'title: "{name}', 'title: "A newer build of {name}');
  const build = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(build, 'exit');
  let rounds = 0;
  for (; build.exitCode === null; rounds++) {
    expect(await pageReady('/')).toBe(before);
    await pageReady(['/about', '/?lang=id', '/nothing'][rounds % 3] ?? '/');
    const asset = assets[rounds % assets.length] ?? '';
    expect((await answered(asset)).body.equals(bytesOf.get(asset) ?? Buffer.of())).toBe(true);
    expect(onDisk(join(folder, 'dist/client/index.html'))).toMatch(/<\/html>$|^missing$/);
    await pause(10);
  }
  expect((await ended)[0]).toBe(0);
  expect(rounds).toBeGreaterThan(20);

  await server.stop();
  server = await startServerProcess({ cwd: folder });
  const after = await pageReady('/');
  expect(after).toContain('A newer build of ');
  expect(after.match(/\/assets\/deferred-[\w.-]+/)).not.toEqual(before.match(/\/assets\/deferred-[\w.-]+/));
  for (const path of [...assets, ...assetsIn(after)]) {
    const { status, body } = await answered(path);
    expect(status, path).toBe(200);
    if (bytesOf.has(path)) expect(body.equals(bytesOf.get(path) ?? Buffer.of()), path).toBe(true);
  }
});

const tags = new Map<string, string>();
const answered = (path: string) => ask(server, path);

/**
 * The view of a host that serves the folder itself. Between two renames there is no folder; release.sh replaces a link
 * instead.
 */
function onDisk(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return 'missing';
  }
}

/** A complete document, always the same under the same ETag. */
async function pageReady(path: string): Promise<string> {
  const { headers, body } = await answered(path);
  const html = String(body);
  expect(html, path).toMatch(/^<!DOCTYPE html>.*<\/html>$/is);
  expect(Number(headers['content-length'])).toBe(body.length);
  const known = tags.get(headers.etag ?? '') ?? html;
  expect(html, `${path} under the tag ${headers.etag}`).toBe(known);
  tags.set(headers.etag ?? '', html);
  return html;
}

/** The output of a build, without the assets kept from the build before. */
function filesOf(dist: string): Map<string, Buffer> {
  const own: string[] = JSON.parse(readFileSync(join(dist, 'client/.own-assets.json'), 'utf8'));
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(client|server)/.test(name) && statSync(join(dist, name)).isFile())
    .filter((name) => !name.startsWith('client/assets/') || own.includes(name.slice('client/assets/'.length)))
    .sort();
  return new Map(names.map((name) => [name, readFileSync(join(dist, name))]));
}

const assetsIn = (html: string) => [...new Set(html.match(/\/assets\/[\w.-]+/g) ?? [])];
