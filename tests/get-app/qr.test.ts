import { expect, test } from 'vitest';
import type { Facts } from '../../content/schema.ts';
import { qrTarget } from '../../ssg/assets/qrCode.ts';
import { testContent } from '../content/testContent.ts';

const siteUrl = 'https://www.sehobi.id';
const google = 'https://play.google.com/store/apps/details?id=id.sehobi.app';
const apple = 'https://apps.apple.com/id/app/sehobi/id1234567890';
const { facts } = testContent('en');

const stores = (googlePlay: string, appStore: string): Facts => ({
  ...facts,
  stores: {
    googlePlay: { ...facts.stores.googlePlay, url: googlePlay },
    appStore: { ...facts.stores.appStore, url: appStore },
  },
});

test.each([
  ['the only store there is', google, '', 'en', siteUrl, google],
  ['the only store there is', '', apple, 'id', siteUrl, apple],
  ['with both, our page, which shows each phone its own', google, apple, 'en', siteUrl, `${siteUrl}/`],
  ['and that in the page’s language', google, apple, 'id', siteUrl, `${siteUrl}/?lang=id`],
  ['a store, where we have no address', google, apple, 'en', undefined, google],
  ['nowhere without any store', '', '', 'en', siteUrl, ''],
] as const)('the QR code leads to %s (%s, %s)', (_, googlePlay, appStore, language, ours, target) => {
  expect(qrTarget(stores(googlePlay, appStore), language, ours)).toBe(target);
});
