// npm run bench:growth: the site of today beside one of 40 languages of five pages and 200 photographs. What a page costs
// to build, what one changed word costs, and what the server holds and answers, by the same load.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSeconds } from './bench/builds.ts';
import { largeSite, type Size } from './growth/largeSite.ts';
import { tally, visits } from './load/ask.ts';
import { targetOf } from './load/measuredSite.ts';

type Measured = { pages: number; first: number; word: number; memory: number; perSecond: number; p99: string };

const seconds = Number(process.env['SECONDS'] ?? 5);
const [small, large] = [
  await measured({ languages: 2, photographsEach: 0 }),
  await measured({ languages: 40, photographsEach: 5 }),
];
console.table(
  Object.fromEntries(
    [small, large].map(({ pages, first, word, memory, perSecond, p99 }) => [
      `${pages} pages`,
      {
        'first build': `${first.toFixed(1)} s`,
        'each page (must not rise)': `${Math.round((first / pages) * 1000)} ms`,
        'one changed word (target 1 s)': `${word.toFixed(1)} s`,
        'memory after the load': `${memory} MB`,
        'requests a second': perSecond,
        p99,
      },
    ]),
  ),
);

async function measured(size: Size): Promise<Measured> {
  console.error(`${size.languages} languages ...`);
  const folder = await largeSite(size);
  try {
    const first = buildSeconds(folder);
    const words = join(folder, 'content/en/home.yaml');
    writeFileSync(words, readFileSync(words, 'utf8').replace('What they say in en', 'What they all say in en'));
    const word = buildSeconds(folder);
    const names = readdirSync(join(folder, 'dist/client')).filter((name) => name.endsWith('.html'));
    return { pages: names.length, first, word, ...(await served(folder, names)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Mostly the first language, as visitors do, and now and then each of the others. */
async function served(folder: string, names: readonly string[]) {
  const site = await targetOf(undefined, folder);
  const others = names.map((name) => /\.(\w+)\.html$/.exec(name)?.[1]).filter((language) => language !== undefined);
  const mix = others.flatMap((language) => [...Array<string>(9).fill('/'), `/?lang=${language}`]);
  const question = { headers: { 'Accept-Encoding': 'br' }, expected: 200 };
  const times = tally();
  try {
    const end = performance.now() + seconds * 1000;
    await visits(
      times,
      site.url,
      mix.map((path) => ({ path, ...question })),
      16,
      end,
    );
    if (times.failures > 0)
      throw new Error([...times.errors].map(([reason, count]) => `${count} x ${reason}`).join('; '));
    const perSecond = Math.round(times.requests / seconds);
    return { memory: site.megabytes() ?? Number.NaN, perSecond, p99: times.percentile(99) };
  } finally {
    site.stop();
  }
}
