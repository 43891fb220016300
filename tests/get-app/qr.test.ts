import { expect, test } from 'vitest';
import { qrCode, qrTarget } from '../../ssg/assets/qrCode.ts';
import { colour } from '../../ssg/lib/tokens.ts';
import { testContent } from '../content/testContent.ts';

const siteUrl = 'https://www.sehobi.id';
const google = 'https://play.google.com/store/apps/details?id=id.sehobi.app';
const apple = 'https://apps.apple.com/id/app/sehobi/id1234567890';
const { facts } = testContent('en');

test.each([
  ['Google Play if the app is only there', google, '', 'en', siteUrl, google],
  ['the App Store if the app is only there', '', apple, 'id', siteUrl, apple],
  ['our home page if the app is in both stores', google, apple, 'en', siteUrl, `${siteUrl}/`],
  ['our home page in the page’s language', google, apple, 'id', siteUrl, `${siteUrl}/?lang=id`],
  ['Google Play if the site has no address yet', google, apple, 'en', undefined, google],
  ['nothing if the app is in no store', '', '', 'en', siteUrl, ''],
] as const)('the QR code leads to %s', (_, googlePlay, appStore, language, address, target) => {
  const stores = structuredClone(facts.stores);
  stores.googlePlay.url = googlePlay;
  stores.appStore.url = appStore;
  expect(qrTarget({ ...facts, stores }, language, address)).toBe(target);
});

test('the QR code has a margin, and is dark on light, because many phones cannot read light on dark', () => {
  expect(qrCode(google)).toMatch(new RegExp(`<rect x="-2" y="-2".*"${colour('--card')}".*<path.*"${colour('--ink')}"`));
});
