import type { Browser } from '@playwright/test';
import { pages } from '../../site/pages.ts';
import { variants } from './homeVariants.ts';
import { simulated } from './lighthouse.ts';
import { paints } from './paints.ts';
import { against, atMost, type Row } from './table.ts';

const path = (name: string) => `/: ${name}`;

/** Throttled for real: home against itself stripped and as plain HTML, and what moves or holds the thread anywhere. */
export async function paintRows(browser: Browser, site: string, peer: string | undefined, rounds: number) {
  const urls = [variants.ours, variants.stripped, variants.plain].map((at) => site + at);
  const [ours, stripped, plain, theirs] = await paints(browser, peer ? [...urls, peer] : urls, rounds);
  if (!ours || !stripped || !plain) throw new Error('A variant of the home page was not measured.');
  const addresses = pages.map((page) => site + page.path);
  const all = await paints(browser, addresses, 1);
  const longest = Math.max(...all.map((one) => one.longest));
  return [
    against(path('FCP against itself without scripts and web font'), ours.fcp, stripped.fcp, 1.1, theirs?.fcp),
    against(path('LCP against plain HTML of the same text'), ours.lcp, plain.lcp, 1.35, theirs?.lcp),
    moved(Math.max(ours.cls, ...all.map(({ cls }) => cls)), theirs?.cls),
    atMost('longest task at load, worst page', longest, 50, undefined, theirs?.longest),
  ];
}

function moved(cls: number, peer: number | undefined): Row {
  return {
    what: 'CLS, worst page',
    target: '0.000',
    here: cls.toFixed(3),
    peer: peer?.toFixed(3),
    missed: cls >= 0.0005,
  };
}

/** Lighthouse's simulated phone: home against the hand-written page, both from our own server. */
export async function lighthouseRows(site: string, peer: string | undefined, rounds: number): Promise<Row[]> {
  const urls = [site + variants.ours, site + variants.floor];
  const [ours, floor, theirs] = (await simulated(peer ? [...urls, peer] : urls, rounds)) ?? [];
  if (!ours || !floor)
    return [{ what: 'Lighthouse', target: '', here: 'not measured: npx could not fetch it', missed: true }];
  const scores = ours.scores.join(' ');
  return [
    against(path('Lighthouse FCP against a hand-written page'), ours.fcp, floor.fcp, 1.25, theirs?.fcp),
    against(path('Lighthouse LCP against a hand-written page'), ours.lcp, floor.lcp, 1.45, theirs?.lcp),
    atMost(path('Lighthouse total blocking time'), ours.tbt, 20, undefined, theirs?.tbt),
    {
      what: path('Lighthouse scores'),
      target: '100 100 100 100',
      here: scores,
      peer: theirs?.scores.join(' '),
      missed: scores !== '100 100 100 100',
    },
  ];
}
