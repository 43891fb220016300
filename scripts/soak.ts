// npm run soak [URL]: five minutes (SECONDS) of mixed traffic against a running site, or one it starts itself.
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { ask, type Question, tally } from './load/ask.ts';
import { targetOf } from './load/server.ts';

const { SECONDS = '300' } = process.env;
const visitors = 24;
const warmUpSeconds = Math.min(10, Number(SECONDS) / 10);

const given = process.argv[2];
const target = await targetOf(given, '.', { CONTACT_RATE_PER_HOUR: '0' });
const agent = new Agent({ keepAlive: true });
const answers = tally();
const mix = await makeMix();
const samples: (number | undefined)[] = [];
const start = performance.now();
const end = start + Number(SECONDS) * 1000;
await Promise.all([watchMemory(), ...Array.from({ length: visitors }, (_, number) => visit(number))]);

const seconds = (performance.now() - start) / 1000;
console.log(
  `requests ${answers.requests} (${Math.round(answers.requests / seconds)} a second), errors ${answers.failures}`,
);
console.log(`p50 ${answers.percentile(50)}, p99 ${answers.percentile(99)}, slowest ${answers.slowest.toFixed(1)} ms`);
console.log(`memory at the start ${samples[0] ?? '?'} MB, at the end ${samples.at(-1) ?? '?'} MB`);
for (const [reason, count] of answers.errors) console.log(`  ${count} x ${reason}`);
target.stop();
process.exit(answers.failures > 0 ? 1 : 0);

/** After warming up, and then ten times: whether it is level says more than two figures do. */
async function watchMemory(): Promise<void> {
  await wait(warmUpSeconds * 1000);
  const between = (end - performance.now()) / 10;
  for (let sample = 0; sample <= 10; sample++) {
    if (sample > 0) await wait(between);
    samples.push(target.megabytes());
    const at = Math.round((performance.now() - start) / 1000);
    console.log(`${target.url} after ${at} s: memory ${target.memory()}, ${answers.requests} requests`);
  }
}

async function visit(number: number): Promise<void> {
  for (let step = number; performance.now() < end; step++) {
    const { expected, ...question } = mix[step % mix.length] ?? { path: '/', expected: 200 };
    try {
      // Every tenth comes over a connection of its own.
      const { status, milliseconds } = await ask(target.url, question, step % 10 === 0 ? false : agent);
      answers.add(milliseconds);
      if (status !== expected)
        answers.fail(`${question.method ?? 'GET'} ${question.path} gave ${status}, not ${expected}`);
    } catch (error) {
      answers.fail(`${question.path}: ${error instanceof Error ? error.message : error}`);
    }
  }
}

/** Pages in every coding, what the home page loads, and all that crawlers, browsers and scanners send besides. */
async function makeMix(): Promise<(Question & { expected: number })[]> {
  const home = await (await fetch(target.url)).text();
  const assets = [...new Set(home.match(/\/assets\/[\w.-]+/g))];
  const br = { 'Accept-Encoding': 'br' };
  const { headers } = await ask(target.url, { path: '/', headers: br }, false);
  return [
    ...['br', 'zstd', 'gzip', 'identity'].flatMap((coding) =>
      ['/', '/about', '/article', '/feature'].map((path) => ({
        path,
        headers: { 'Accept-Encoding': coding },
        expected: 200,
      })),
    ),
    ...assets.map((path) => ({ path, headers: br, expected: 200 })),
    { path: '/', headers: { ...br, 'If-None-Match': headers.etag ?? '' }, expected: 304 },
    { path: '/about', headers: { Range: 'bytes=0-99' }, expected: 206 },
    { path: '/about', headers: { Range: 'bytes=0-9,20-29' }, expected: 206 },
    { path: '/about', headers: { Range: 'bytes=9999999-' }, expected: 416 },
    { path: '/?campaign=tuesday', method: 'HEAD', expected: 200 },
    { path: '/', method: 'OPTIONS', expected: 204 },
    { path: '/', method: 'TRACE', expected: 405 },
    { path: '/about/', expected: 301 },
    { path: '/wp-login.php', expected: 404 },
    { path: '/..%2f..%2fetc/passwd', expected: 404 },
    { path: '/%', expected: 400 },
    { path: `/${'a'.repeat(20_000)}`, expected: 431 },
    { path: '/api/health', expected: 200 },
    { path: '/about?sent=AAAA-AAAA', expected: 200 },
    { ...contact({ email: 'nobody' }), expected: 422 },
    // A site that stands somewhere may have a person who reads its messages.
    ...(given ? [] : [{ ...contact({}), expected: 201 }]),
  ];
}

function contact(changed: Record<string, string>): Question {
  return {
    path: '/api/contact',
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({
      name: 'Ayu',
      email: 'ayu@example.com',
      message: 'Is there a place on Tuesday?',
      ...changed,
    }),
  };
}
