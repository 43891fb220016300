import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { testContent } from '../../../tests/content/testContent.ts';
import { temporaryFolder } from '../../../tests/server/helpers/afterTest.ts';
import type { Files } from '../../lib/publishedFiles.ts';
import { makePictures } from './pictures.ts';

const contents = [testContent('en')];
let folder = '';
beforeEach(() => {
  folder = temporaryFolder();
});

const make = (files: Files = new Map()) => makePictures(contents, files, folder);

async function savePhotograph(file: string, width: number, height: number, { orientation = 1 } = {}): Promise<void> {
  const half = Math.floor(width / 2);
  const blue = { create: { width: width - half, height, channels: 3, background: 'blue' } } as const;
  await sharp({ create: { width, height, channels: 3, background: 'red' } })
    .composite([{ input: await sharp(blue).png().toBuffer(), left: half, top: 0 }])
    .withExif({ IFD0: { Artist: 'Secret Owner' }, IFD3: { GPSLatitude: '6/1 12/1 0/1', GPSLatitudeRef: 'S' } })
    .withMetadata({ orientation })
    .toFile(join(folder, file));
}

const imageAt = (url: string | undefined, files: Files) => sharp(Buffer.from(files.get(url ?? '') ?? ''));

test.each([
  { file: 'team-ceo.jpeg', width: 960, height: 1200, published: [640, 800], widths: '320w 480w 640w 960w' },
  { file: 'team-cmo.jpg', width: 2000, height: 1000, published: [640, 800], widths: '320w 480w 640w' },
  { file: 'face-softball.webp', width: 300, height: 240, published: [240, 240], widths: '80w 160w 240w' },
  { file: 'screen-events.png', width: 1600, height: 600, published: [800, 300], widths: '400w 640w 800w 1080w 1600w' },
  { file: 'screen-join.avif', width: 640, height: 600, published: [640, 600], widths: '400w 640w' },
])('$file is published in its slot’s shape and widths', async ({ file, width, height, published, widths }) => {
  await savePhotograph(file, width, height);
  const { name, ext } = parse(file);
  const files: Files = new Map();
  const picture = (await make(files))[name];
  expect([picture?.width, picture?.height]).toEqual(published);
  expect(picture?.src).toMatch(new RegExp(`^/assets/${name}-[\\w-]{8}${ext === '.png' ? ext : '.jpg'}$`));
  const srcset = picture?.avifSrcset?.split(', ').map((entry) => entry.split(' ')) ?? [];
  expect(srcset.map(([, pixels]) => pixels).join(' ')).toBe(widths);
  for (const [url, pixels] of srcset) {
    const image = await imageAt(url, files).metadata();
    expect([image.compression, `${image.width}w`]).toEqual(['av1', pixels]);
  }
});

test('a photograph is cropped around what stands out, and published in the quality that variants.ts sets', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const grey = (width: number) =>
    sharp({ create: { width, height: 240, channels: 3, background: 'grey', noise } }).blur();
  const red = { create: { width: 80, height: 80, channels: 3, background: 'red' } } as const;
  const withRed = grey(600).composite([{ input: red, left: 500, top: 80 }]);
  await withRed.toFile(join(folder, 'face-softball.jpg'));
  await grey(240).toFile(join(folder, 'face-badminton.jpg'));
  const files: Files = new Map();
  const pictures = await make(files);
  const { channels } = await imageAt(pictures['face-softball']?.src, files).stats();
  expect(channels[0]?.max, 'the red part').toBeGreaterThan(240);
  expect(channels[1]?.min, 'the red part').toBeLessThan(20);
  const source = await sharp(join(folder, 'face-badminton.jpg')).raw().toBuffer();
  const { src, avifSrcset } = pictures['face-badminton'] ?? {};
  const largestAvif = avifSrcset?.split(', ').at(-1)?.split(' ')[0];
  for (const url of [src, largestAvif]) {
    const published = await imageAt(url, files).removeAlpha().raw().toBuffer();
    const difference = published.reduce((sum, value, index) => sum + Math.abs(value - (source[index] ?? 0)), 0);
    // On a scale of 0 to 255 the average difference is 2.2 at the quality in variants.ts, 3.6 at half that quality.
    expect(Math.abs(difference / published.length - 2.2), url).toBeLessThan(0.8);
  }
});

test('a photograph is published without the camera’s metadata', async () => {
  await savePhotograph('team-ceo.jpg', 1000, 800, { orientation: 6 });
  const files: Files = new Map();
  await make(files);
  expect(files.size, 'three AVIF files and a JPEG').toBe(4);
  for (const [url, image] of files) {
    expect((await sharp(Buffer.from(image)).metadata()).exif, url).toBeUndefined();
    expect(Buffer.from(image).includes('Secret Owner'), url).toBe(false);
  }
});

test('the owner gets all mistakes in photographs at once, each with its file and its fix', async () => {
  await savePhotograph('team-cmo.jpg', 300, 400);
  await savePhotograph('tim-ceo.jpg', 800, 1000);
  await savePhotograph('team-ceo.jpg', 800, 1000);
  await savePhotograph('team-ceo.png', 800, 1000);
  await savePhotograph('face-softball.jpg', 239, 240);
  await savePhotograph('screen-join.png', 640, 599);
  await savePhotograph('screen-events.jpg', 800, 1000);
  truncateSync(join(folder, 'screen-events.jpg'), 4000);
  writeFileSync(join(folder, 'face-badminton.heic'), 'no picture we know');
  const error = await make().then(String, ({ message }: Error) => message);
  expect(error).toMatch(/team-cmo.* is 300 × 400 pixels, too small for a team portrait\.\n.*at least 640 × 800 pixels/);
  expect(error).toContain('face-softball.jpg is 239 × 240 pixels, too small for the face');
  expect(error).toContain('screen-join.png is 640 × 599 pixels, too small for a screenshot');
  expect(error).toMatch(/tim-ceo\.jpg has a name that no page uses.*\n.*team-ceo, team-cmo/);
  expect(error).toMatch(/team-ceo\.png has the same name as .*team-ceo\.jpg: team-ceo/);
  expect(error).toMatch(/screen-events\.jpg cannot be read as a picture.*\n.*save it again/);
  expect(error).toMatch(/face-badminton\.heic has an extension that is not supported.*\n.*face-badminton\.jpg/);
});

test('notes, hidden files and a missing folder are not mistakes', async () => {
  writeFileSync(join(folder, 'README.md'), '');
  writeFileSync(join(folder, '.DS_Store'), '');
  mkdirSync(join(folder, '.thumbnails'));
  expect(await make()).toEqual({});
  expect(await makePictures(contents, new Map(), join(folder, 'no-such-folder'))).toEqual({});
});
