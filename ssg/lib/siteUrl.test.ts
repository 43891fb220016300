import { expect, test } from 'vitest';
import { readSiteUrl } from './siteUrl.ts';

const read = (text: string) => readSiteUrl({ SITE_URL: text });

test.each([
  ['https://www.sehobi.example', 'https://www.sehobi.example'],
  ['https://www.Sehobi.example/ ', 'https://www.sehobi.example'],
  ['http://localhost:3000', 'http://localhost:3000'],
])('%s is an address', (text, origin) => {
  expect(read(text)).toBe(origin);
});

test.each([
  ['sehobi.example', 'be a whole address'],
  ['http://sehobi.example', 'begin with https://'],
  ['ftp://localhost', 'begin with https://'],
  ['https://me:secret@sehobi.example', 'hold no user name'],
  ['https://sehobi.example/site', 'without a path'],
  ['https://sehobi.example/?a=1', 'without a path'],
])('%s is refused with the cause and the cure', (text, rule) => {
  expect(() => read(text)).toThrow(new RegExp(`${rule}.*\n.*For example: SITE_URL=https://`));
});

test('SITE_URL may be missing', () => {
  expect([readSiteUrl({}), read(''), read('  ')]).toEqual([undefined, undefined, undefined]);
});
