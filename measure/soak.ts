// npm run soak [URL]: five minutes (SECONDS) of mixed traffic against a running site, or one it starts itself.
import { setTimeout as wait } from 'node:timers/promises';
import { tally, visits } from './load/ask.ts';
import { memoryOf, notRunning, targetOf } from './load/measuredSite.ts';
import { staysLevel } from './load/memory.ts';
import { makeMix } from './load/mix.ts';

const { SECONDS = '300' } = process.env;
const warmUpSeconds = Math.min(10, Number(SECONDS) / 10);

const given = process.argv[2];
const target = await targetOf(given, '.', { CONTACT_RATE_PER_HOUR: '0' }).catch(notRunning);
const answers = tally();
// A site that stands somewhere may have a person who reads its messages.
const mix = await makeMix(target.url, !given);
const megabytes: (number | undefined)[] = [];
const start = performance.now();
const end = start + Number(SECONDS) * 1000;
await Promise.all([watchMemory(), visits(answers, target.url, mix, 24, end)]);

const seconds = (performance.now() - start) / 1000;
console.log(
  `requests ${answers.requests} (${Math.round(answers.requests / seconds)} a second), errors ${answers.failures}`,
);
console.log(`p50 ${answers.percentile(50)}, p99 ${answers.percentile(99)}, slowest ${answers.slowest.toFixed(1)} ms`);
for (const [reason, count] of answers.errors) console.log(`  ${count} x ${reason}`);
const level = staysLevel(megabytes);
target.stop();
process.exit(answers.failures === 0 && level ? 0 : 1);

/** After warming up, and then ten times: whether it is level says more than two figures do. */
async function watchMemory(): Promise<void> {
  await wait(warmUpSeconds * 1000);
  const between = (end - performance.now()) / 10;
  for (let sample = 0; sample <= 10; sample++) {
    if (sample > 0) await wait(between);
    megabytes.push(target.megabytes());
    const at = Math.round((performance.now() - start) / 1000);
    console.log(`${target.url} after ${at} s: ${memoryOf(target)}, ${answers.requests} requests`);
  }
}
