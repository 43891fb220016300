import { spawnSync } from 'node:child_process';
import { utimesSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { createServer } from 'vite';
import { median } from './inTurn.ts';

/** Seconds of one whole build, as npm run build does it. */
export function buildSeconds(cwd = '.'): number {
  const start = performance.now();
  const { status } = spawnSync('vite', ['build', '--logLevel', 'warn'], { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error('The site could not be built; mend what stands above and run it again.');
  return (performance.now() - start) / 1000;
}

/** From saving a file to the browser having the new page: `npm run dev` sees it, asks for a reload and renders it. */
export async function rebuildMilliseconds(file: string, rounds: number): Promise<number> {
  const server = await createServer({ logLevel: 'error', server: { port: 0, host: '127.0.0.1' } });
  try {
    await server.listen();
    const url = server.resolvedUrls?.local[0] ?? '';
    await (await fetch(url)).text();
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      await wait(300);
      const asked = reloadAskedBy(server.environments.client.hot);
      const start = performance.now();
      utimesSync(file, new Date(), new Date());
      await Promise.race([asked, late(file)]);
      await (await fetch(url)).text();
      times.push(performance.now() - start);
    }
    return median(times);
  } finally {
    await server.close();
  }
}

function reloadAskedBy(channel: { send: (...message: never[]) => void }): Promise<void> {
  const send = channel.send;
  return new Promise((resolve) => {
    channel.send = (...message) => {
      channel.send = send;
      send.apply(channel, message);
      resolve();
    };
  });
}

async function late(file: string): Promise<never> {
  await wait(5000, undefined, { ref: false });
  throw new Error(`npm run dev did not ask for a reload within 5 seconds after ${file} was saved.`);
}
