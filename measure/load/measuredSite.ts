import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';

export type Target = { url: string; memory: () => string; megabytes: () => number | undefined; stop: () => void };

/** The running site of a URL, or else one that is started here on the site that is built in a folder, with its messages in a temporary folder. */
export async function targetOf(url: string | undefined, folder = '.', settings = {}): Promise<Target> {
  if (url)
    return {
      url: new URL(url).origin,
      memory: () => 'not visible from here',
      megabytes: () => undefined,
      stop: () => {},
    };
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'load-'));
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', resolve('server/main.ts')], {
    cwd: folder,
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: data, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // Every stored message is a line of its log; only troubles are for whoever measures.
  createInterface(child.stderr).on('line', (line) => {
    if (!line.includes('"level":"info"')) console.error(line);
  });
  const stop = () => {
    child.kill();
    rmSync(data, { recursive: true, force: true });
  };
  // Also when what measures it fails: a server left behind would hold its port and the terminal.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1));
  process.on('exit', stop);
  const own = `http://127.0.0.1:${port}`;
  await answers(own, child);
  const megabytes = () => residentMegabytes(child.pid);
  return {
    url: own,
    megabytes,
    memory: () => `${megabytes() ?? '?'} MB`,
    stop,
  };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (child.exitCode !== null)
      throw new Error('server/main.ts ended at once; see its message above. Is the site built? Run: npm run build');
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await wait(100);
  }
  throw new Error(
    `server/main.ts did not answer at ${url} within 10 seconds. Start it by itself to see why: npm start`,
  );
}

/** Undefined where there is no /proc. */
export function residentMegabytes(pid: number | undefined): number | undefined {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024);
  } catch {
    return undefined;
  }
}
