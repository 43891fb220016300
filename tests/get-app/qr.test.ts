import { expect, test } from 'vitest';
import type { Facts } from '../../content/schema.ts';
import { qrCode, qrTarget } from '../../ssg/assets/qr.ts';
import { ownContent } from '../content/own.ts';

const siteUrl = 'https://www.sehobi.id';
const google = 'https://play.google.com/store/apps/details?id=id.sehobi.app';
const apple = 'https://apps.apple.com/id/app/sehobi/id1234567890';
const { facts } = ownContent('en');

function stores(googlePlay: string, appStore: string): Facts {
  const { stores: both } = facts;
  const changed = {
    googlePlay: { ...both.googlePlay, url: googlePlay },
    appStore: { ...both.appStore, url: appStore },
  };
  return { ...facts, stores: changed };
}

test('the QR code leads to the only store there is', () => {
  expect(qrTarget(stores(google, ''), 'en', siteUrl)).toBe(google);
  expect(qrTarget(stores('', apple), 'id', siteUrl)).toBe(apple);
});

test('with both stores it leads to the page that shows each phone its own, in the language of the page', () => {
  expect(qrTarget(stores(google, apple), 'en', siteUrl)).toBe(`${siteUrl}/`);
  expect(qrTarget(stores(google, apple), 'id', siteUrl)).toBe(`${siteUrl}/?lang=id`);
});

test('without an address of ours, or without any store, nothing is made up', () => {
  expect(qrTarget(stores(google, apple), 'en', undefined)).toBe(google);
  expect(qrTarget(stores('', ''), 'en', siteUrl)).toBe('');
});

test('its edges are drawn crisp, by the value that browsers know: its case counts', () => {
  expect(qrCode(google)).toContain('shape-rendering="crispEdges"');
});
