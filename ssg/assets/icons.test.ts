import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ownContent } from '../../tests/content/own.ts';
import type { Files } from '../lib/publishedFiles.ts';
import { makeIcons } from './icons.ts';

const content = ownContent('en');

async function icons(name = content.facts.name): Promise<Files> {
  const files: Files = new Map();
  await makeIcons(files, { ...content, facts: { ...content.facts, name } });
  return files;
}

const bytes = (files: Files, path: string) => Buffer.from(files.get(path) ?? `${path} was not made`);

describe('the icons', () => {
  it.each([
    ['/apple-touch-icon.png', 180, true],
    ['/icon-192.png', 192, false],
    ['/icon-512.png', 512, false],
    ['/icon-maskable-512.png', 512, true],
  ])(
    '%s is a square of %i px below 20 KB, filled where the system cuts the shape: %s',
    async (path, size, isFilled) => {
      const image = bytes(await icons(), path);
      expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: size, height: size });
      expect(image.length).toBeLessThan(20_000);
      expect((await sharp(image).stats()).isOpaque).toBe(isFilled);
    },
  );

  it('keep the mark within the circle that every mask leaves', async () => {
    const { data, info } = await sharp(bytes(await icons(), '/icon-maskable-512.png'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const outside: string[] = [];
    for (let y = 0; y < 512; y++)
      for (let x = 0; x < 512; x++) {
        const isBall =
          (data[(y * 512 + x) * info.channels] ?? 0) > 200 && (data[(y * 512 + x) * info.channels + 2] ?? 0) < 90;
        if (isBall && Math.hypot(x - 255.5, y - 255.5) > 0.4 * 512) outside.push(`${x},${y}`);
      }
    expect(outside).toEqual([]);
  });

  it('stand in favicon.ico where its entry says', async () => {
    const file = bytes(await icons(), '/favicon.ico');
    const start = file.readUInt32LE(18);
    const image = file.subarray(start, start + file.readUInt32LE(14));
    expect([file.readUInt8(6), (await sharp(image).metadata()).width]).toEqual([32, 32]);
  });

  it('follow the scheme in favicon.svg, and have their colours where its style is not let through', async () => {
    const svg = bytes(await icons(), '/favicon.svg').toString();
    const [, style = ''] = /<style>@media\(prefers-color-scheme:dark\)\{(.+)\}<\/style>/.exec(svg) ?? [];
    const parts = [...svg.replace(/<style>.+<\/style>/, '').matchAll(/ (fill|stroke)="([^"]+)" data-\w+="([^"]+)"/g)];
    expect(parts.length).toBeGreaterThan(3);
    for (const [, part, colour, name] of parts) {
      expect(colour).toMatch(/^#\w{6}$/);
      expect(style).toContain(`[data-${part}="${name}"]{${part}:`);
    }
  });

  it('are named in the manifest, with the name of the content', async () => {
    const files = await icons('Kawanmain');
    const manifest = JSON.parse(bytes(files, '/site.webmanifest').toString());
    expect(manifest).toMatchObject({ name: 'Kawanmain', short_name: 'Kawanmain' });
    expect(manifest.icons.filter(({ src }: { src: string }) => !files.has(src))).toEqual([]);
  });
});
