// npm run soak [URL]: five minutes (SECONDS) of mixed traffic against a running site, or one it starts itself.
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { tally } from './load/ask.ts';
import { notRunning, targetOf } from './load/measuredSite.ts';
import { staysLevel } from './load/memory.ts';
import { makeMix } from './load/mix.ts';

const { SECONDS = '300' } = process.env;
const visitors = 24;
const warmUpSeconds = Math.min(10, Number(SECONDS) / 10);

const given = process.argv[2];
const target = await targetOf(given, '.', { CONTACT_RATE_PER_HOUR: '0' }).catch(notRunning);
const agent = new Agent({ keepAlive: true });
const answers = tally();
// A site that stands somewhere may have a person who reads its messages.
const mix = await makeMix(target.url, !given);
const megabytes: (number | undefined)[] = [];
const start = performance.now();
const end = start + Number(SECONDS) * 1000;
await Promise.all([watchMemory(), ...Array.from({ length: visitors }, (_, number) => visit(number))]);

const seconds = (performance.now() - start) / 1000;
console.log(
  `requests ${answers.requests} (${Math.round(answers.requests / seconds)} a second), errors ${answers.failures}`,
);
console.log(`p50 ${answers.percentile(50)}, p99 ${answers.percentile(99)}, slowest ${answers.slowest.toFixed(1)} ms`);
for (const [reason, count] of answers.errors) console.log(`  ${count} x ${reason}`);
agent.destroy();
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
    console.log(`${target.url} after ${at} s: memory ${target.memory()}, ${answers.requests} requests`);
  }
}

async function visit(number: number): Promise<void> {
  for (let step = number; performance.now() < end; step++) {
    const { expected, ...question } = mix[step % mix.length] ?? { path: '/', expected: 200 };
    // Every tenth comes over a connection of its own.
    await answers.ask(target.url, question, step % 10 === 0 ? false : agent, expected);
  }
}
