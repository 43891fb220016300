import { spawnSync } from 'node:child_process';
import type { Row } from './table.ts';

const what = 'server: requests a second for /, against nginx';
const target = '≥ 0.50';

/** By measure/benchServer.ts, where its tools are installed. */
export function serverRow(): Row {
  const missing = ['nginx', 'wrk', 'taskset'].filter((tool) => spawnSync(tool, ['--version']).error);
  if (missing.length > 0) return { what, target, here: `not measured: install ${missing.join(' and ')}` };
  const { stdout, stderr } = spawnSync(process.execPath, ['measure/benchServer.ts'], {
    encoding: 'utf8',
    timeout: 90_000,
  });
  console.error(stdout + stderr);
  const [, ratio] = /ratio of requests a second: ([\d.]+)/.exec(stdout) ?? [];
  const [, byCpu] = /ratio by CPU a request: ([\d.]+)/.exec(stdout) ?? [];
  const p99 = /ours:.*p99 ([\d.]+ ms)/.exec(stdout)?.[1] ?? '?';
  if (ratio) return { what, target, here: `p99 ${p99}`, ratio: Number(ratio), missed: Number(ratio) < 0.5 };
  return { what, target, here: `no quiet core; by CPU a request ${byCpu ?? '?'}` };
}
