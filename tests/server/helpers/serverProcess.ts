import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { developmentArguments, wranglerEnvironment } from '../../../scripts/wrangler.js';

const { PATH, NODE_COMPILE_CACHE } = process.env;
const inheritedEnv = { PATH, NODE_COMPILE_CACHE };
const pathInProject = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

export const isOnWorker = process.env['RUNTIME'] === 'worker';

export type RunningServer = Awaited<ReturnType<typeof startServerProcess>>;

/** Killed when this process ends: with --bail, Vitest skips the tests' own clean-up. */
const runningServers = new Set<ChildProcess>();
process.on('SIGTERM', () => process.exit()); // With --bail Vitest ends test files' processes by this signal.
process.on('exit', () => {
  for (const child of runningServers) kill(child, 'SIGKILL');
});

/** Cloudflare's runtime is a process of its own, which must be killed with the process that started it. */
const kill = (child: ChildProcess, signal: NodeJS.Signals) =>
  isOnWorker && child.pid ? process.kill(-child.pid, signal) : child.kill(signal);

export function collectText(...streams: Readable[]): () => string {
  let text = '';
  for (const stream of streams) stream.on('data', (chunk) => (text += chunk));
  return () => text;
}

type Options = { cwd: string; env?: Record<string, string> };

function spawnServer({ cwd, env = {} }: Options) {
  if (isOnWorker && !existsSync(join(cwd, 'dist/worker'))) buildWorkerIn(cwd, env);
  const serverEnv = { ...inheritedEnv, HOST: '127.0.0.1', PORT: '0', CONTACT_RATE_PER_HOUR: '0', ...env };
  const args = isOnWorker ? developmentArguments(serverEnv) : [pathInProject('server/main.ts')];
  const child = spawn(process.execPath, args, {
    cwd,
    detached: isOnWorker,
    env: isOnWorker ? wranglerEnvironment(serverEnv) : serverEnv,
  });
  runningServers.add(child);
  child.once('exit', () => runningServers.delete(child));
  return { child, output: collectText(child.stdout, child.stderr) };
}

function buildWorkerIn(cwd: string, env: Record<string, string>): void {
  const script = pathInProject('ssg/worker/buildWorker.ts');
  const built = spawnSync(process.execPath, [script], { cwd, env: { ...inheritedEnv, ...env } });
  if (built.status !== 0) throw new Error(`the worker was not built:\n${built.stderr}`);
}

export async function startServerProcess(options: Options) {
  const { child, output } = spawnServer(options);
  const ended = once(child, 'exit');
  let port = 0;
  const isListening = () => {
    if (!runningServers.has(child)) throw new Error(`the server ended instead of starting:\n${output()}`);
    port = Number(/(?:"started".* |Ready on )http:\/\/[^"]+:(\d+)/.exec(output())?.[1] ?? 0);
    return port > 0;
  };
  await waitUntil('the server starts', isListening, { seconds: 60 });
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    output,
    async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
      if (runningServers.has(child)) kill(child, signal);
      return (await ended)[0];
    },
  };
}

export async function failToStart(cwd: string, env: Record<string, string>) {
  const { child, output } = spawnServer({ cwd, env });
  const [code] = (await once(child, 'close')) as [number];
  const { event, hint }: { event?: string; hint?: string } = JSON.parse(output());
  return { code, hint: event === 'not-started' ? hint : output() };
}

export async function waitUntil(what: string, condition: () => boolean | Promise<boolean>, { seconds = 15 } = {}) {
  const end = Date.now() + seconds * 1000;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`not within ${seconds} s: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}
