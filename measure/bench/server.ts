import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { notMeasured, type Row } from './table.ts';

const autocannon = ['--yes', 'autocannon@9.0.0'];

type Report = { requests: { total: number; average: number }; latency: { p99: number }; non2xx: number };

/** Home, asked for by 64 connections for ten seconds. Where there is no /proc the time of the processor is not known. */
export function serverRows({ url, pid }: { url: string; pid: number }): Row[] {
  const what = 'server: requests a second for /';
  const before = cpuSeconds(pid);
  const flags = ['-c', '64', '-d', '10', '--json', '-H', 'Accept-Encoding=br', `${url}/`];
  const { status, stdout, stderr } = spawnSync('npx', [...autocannon, ...flags], { encoding: 'utf8' });
  if (status !== 0) return [notMeasured(what, `autocannon failed: ${stderr.trim().split('\n').at(-1)}`)];
  const { requests, latency, non2xx } = JSON.parse(stdout) as Report;
  if (non2xx > 0) throw new Error(`${non2xx} of ${requests.total} requests for ${url}/ were not answered with 200.`);
  const microseconds = ((cpuSeconds(pid) - before) * 1e6) / requests.total;
  const here = `${Math.round(requests.average)}, p99 ${latency.p99} ms, ${microseconds.toFixed(0)} µs of CPU each`;
  return [{ what, target: '', here }];
}

/** In user and kernel mode; Linux counts in hundredths of a second. */
function cpuSeconds(pid: number): number {
  const file = `/proc/${pid}/stat`;
  const fields = existsSync(file) ? readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') : [];
  return (Number(fields?.[11]) + Number(fields?.[12])) / 100;
}
