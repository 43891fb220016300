import { expect } from 'vitest';
import { until } from '../server/parts/serverProcess.ts';
import type { Browser } from './browser.ts';

/** The place has come to where the page keeps room for the header, and its heading stands whole below it. */
export async function landsAt(browser: Browser, path: string, heading: string): Promise<void> {
  const arrived = async () => (await browser.path()) === path && (await browser.run(atRest));
  await until(`${path} has come to its place`, arrived);
  const { above, below } = await browser.ask('heading', heading, (one) => {
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? Number.NaN;
    const { top, bottom } = one.getBoundingClientRect();
    return { above: top - bar, below: innerHeight - bottom };
  });
  expect(above, 'room between header and heading').toBeGreaterThanOrEqual(0);
  expect(below, 'room below the heading').toBeGreaterThanOrEqual(0);
}

function atRest(): boolean {
  const top = document.querySelector(location.hash)?.getBoundingClientRect().top ?? Number.NaN;
  return Math.abs(top - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)) < 1;
}
