import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { testContent, testProject } from '../../tests/content/testContent.ts';
import type { Files } from '../lib/publishedFiles.ts';
import { colour } from '../lib/tokens.ts';
import { makeIcons } from './icons.ts';

const content = testContent('en');
const files: Files = new Map();
beforeAll(() => makeIcons(files, { ...content, facts: { ...content.facts, name: 'Kawanmain' } }));

const bytes = (path: string) => Buffer.from(files.get(path) ?? expect.unreachable(`${path} was not made`));

test.each([
  ['/apple-touch-icon.png', 180, true],
  ['/icon-192.png', 192, false],
  ['/icon-512.png', 512, false],
])('the icon %s is %i px square, below 20 KB, and has an opaque background: %s', async (path, size, isOpaque) => {
  const image = bytes(path);
  expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: size, height: size });
  expect(image.length).toBeLessThan(20_000);
  expect((await sharp(image).stats()).isOpaque).toBe(isOpaque);
});

test('favicon.svg has both colour schemes, and favicon.ico contains a PNG 32 px wide', async () => {
  expect(bytes('/favicon.svg').toString()).toContain('prefers-color-scheme:dark');
  const file = bytes('/favicon.ico');
  // In the ICO format the image's width is at byte 6, its length at 14 and its offset at 18.
  const start = file.readUInt32LE(18);
  const image = file.subarray(start, start + file.readUInt32LE(14));
  expect([file.readUInt8(6), (await sharp(image).metadata()).width]).toEqual([32, 32]);
});

test('the web app manifest lists icons that exist, and has the name in the content', () => {
  const manifest = JSON.parse(bytes('/site.webmanifest').toString());
  expect(manifest).toMatchObject({ name: 'Kawanmain', short_name: 'Kawanmain', start_url: '/', display: 'browser' });
  expect([manifest.theme_color, manifest.background_color]).toEqual(Array(2).fill(colour('--paper')));
  const icons = [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' }));
  expect(manifest.icons).toEqual(icons);
});

test('the mark is drawn from mark.svg, or without this file from the name’s first letter', async () => {
  // brand.ts imports packages, which Node finds only from a folder in the project.
  const folder = mkdtempSync(join(testProject, 'brand-'));
  copyFileSync('content/brand.ts', join(folder, 'brand.ts'));
  mkdirSync(join(folder, 'images'));
  writeFileSync(join(folder, 'facts.yaml'), 'name: sehobi\nbrand: { colour: "#155c3d", accent: "#d9f24b" }\n');
  const brand = (await import(join(folder, 'brand.ts'))) as typeof import('../../content/brand.ts');
  expect([brand.brandLetter(), brand.brandMark()]).toEqual(['S', '']);
  expect(brand.brandColours()).toEqual({ '--court': '#155c3d', '--accent': '#d9f24b' });
  const svg = '<svg viewBox="0 0 32 32">\n<title>Mark</title>\n <path fill="var(--court, #155c3d)"/>\n</svg>\n';
  writeFileSync(join(folder, 'images/mark.svg'), svg);
  expect(brand.brandMark()).toBe('<path fill="var(--court)"/>');
  rmSync(folder, { recursive: true });
});
