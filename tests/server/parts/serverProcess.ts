import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const { PATH } = process.env;
const main = fileURLToPath(new URL('../../../server/main.ts', import.meta.url));

export type Started = {
  url: string;
  port: number;
  pid: number;
  /** Everything it has said so far. */
  said: () => string;
  /** Resolves with its exit code, null for a killed one. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
};

/** `wrap` is a command to run it under. */
type Options = { cwd: string; env?: Record<string, string>; wrap?: readonly string[] };

export function spawnServer({ cwd, env = {}, wrap = [] }: Options): { child: ChildProcess; said: () => string } {
  const [command = process.execPath, ...args] = [
    ...wrap,
    process.execPath,
    '--disable-warning=ExperimentalWarning',
    main,
  ];
  const child = spawn(command, args, {
    cwd,
    env: { PATH, HOST: '127.0.0.1', PORT: '0', CONTACT_RATE_PER_HOUR: '0', ...env },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk;
    });
  }
  return { child, said: () => text };
}

/** The real server as its own process, on a free port unless told otherwise. */
export async function startServerProcess(options: Options): Promise<Started> {
  const { child, said } = spawnServer(options);
  const ended = once(child, 'exit');
  const port = await new Promise<number>((resolve, reject) => {
    child.stderr?.on('data', () => {
      const [, found] = /"started".*"http:\/\/[^"]+:(\d+)"/.exec(said()) ?? [];
      if (found) resolve(Number(found));
    });
    child.once('close', () => reject(new Error(`the server ended instead of starting:\n${said()}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    said,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      const [code] = (await ended) as [number | null];
      return code;
    },
  };
}

/** What a server says that ends instead of starting: one line of JSON, and nothing else. */
export async function endOf(cwd: string, env: Record<string, string>) {
  const { child, said } = spawnServer({ cwd, env });
  const [code] = (await once(child, 'close')) as [number];
  const { event, reason }: { event?: string; reason?: string } = JSON.parse(said());
  return { code, said: event === 'not-started' ? reason : said() };
}

export async function until(what: string, holds: () => boolean | Promise<boolean>, seconds = 15): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`waited ${seconds} s in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}
