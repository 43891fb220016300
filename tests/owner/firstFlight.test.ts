import { cpSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '../../content/schema.ts';
import { answered, firstFlight } from '../../measure/bench/firstFlight.ts';
import { pages } from '../../site/pages.ts';
import { builtCopy } from '../install/builtCopy.ts';
import { type Started, startServerProcess } from '../server/parts/serverProcess.ts';

const env = { SITE_URL: 'https://www.sehobi.id' };

let copy: ReturnType<typeof builtCopy>;
let server: Started;
beforeAll(async () => {
  // The real content in the place of the tests'.
  copy = builtCopy((content) => cpSync('content', content, { recursive: true }), env);
  server = await startServerProcess({ cwd: copy.folder, env });
}, 120_000);
afterAll(async () => {
  await server?.stop();
  copy?.remove();
});

const addresses = pages.flatMap(({ path, status }) =>
  languages.map((language, index) => `${status === 404 ? '/no-such-page' : path}${index ? `?lang=${language}` : ''}`),
);

test.each(addresses)('%s and its headers arrive in the first flight of a connection', async (address) => {
  const answer = await answered(server.url, address);
  expect(answer.toString('latin1')).toContain('Content-Encoding: br');
  expect(answer.length, 'bytes; see docs/performance.md').toBeLessThanOrEqual(firstFlight);
});
