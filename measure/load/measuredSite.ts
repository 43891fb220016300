import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '../../tests/server/parts/serverProcess.ts';

export type Target = { url: string; megabytes: () => number | undefined; stop: () => void };

/** The running site of a URL, or else one that is started here on the site that is built in a folder, with its messages in a temporary folder. */
export async function targetOf(url: string | undefined, folder = '.', settings = {}): Promise<Target> {
  if (url) return { url: new URL(url).origin, megabytes: () => undefined, stop: () => {} };
  const data = mkdtempSync(join(tmpdir(), 'load-'));
  const server = await startServerProcess({ cwd: folder, env: { DATA_DIR: data, ...settings } });
  let stopped = false;
  const stop = () => {
    if (stopped) return;
    stopped = true;
    server.stop().catch(console.error);
    rmSync(data, { recursive: true, force: true });
    // Every stored message is a line of its log; only troubles are for whoever measures.
    const troubles = server
      .said()
      .split('\n')
      .filter((line) => line.includes('"level":"error"'));
    for (const trouble of troubles) console.error(trouble);
  };
  // Also when what measures it fails: a server left behind would hold its port and the terminal.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1));
  process.on('exit', stop);
  return { url: server.url, megabytes: () => residentMegabytes(server.pid), stop };
}

/** For a command, whose reader has no use for a stack. */
export function notRunning(error: Error): never {
  console.error(error.message);
  process.exit(1);
}

/** As it is told; that of a server elsewhere is not visible from here. */
export const memoryOf = ({ megabytes }: Target) => `memory ${megabytes() ?? '?'} MB`;

/** Undefined where there is no /proc. */
export function residentMegabytes(pid: number): number | undefined {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024);
  } catch {
    return undefined;
  }
}
