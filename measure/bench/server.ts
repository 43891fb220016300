import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../tests/server/parts/freePort.ts';
import { inTurn, median } from './inTurn.ts';
import type { Row } from './table.ts';

const names = ['nginx', 'ours'] as const;
type Round = { rate: number; p99: number; microseconds: number; busy: number };
const figures = ['rate', 'p99', 'microseconds', 'busy'] as const;

const what = 'server: requests a second for /, against nginx';
const target = '≥ 0.50';

/** The server beside nginx on the same bytes, each on one core, where the tools for it are installed. */
export async function serverRow(rounds: number): Promise<Row> {
  const missing = ['nginx', 'wrk', 'taskset'].filter((tool) => spawnSync(tool, ['--version']).error);
  if (missing.length > 0) return { what, target, here: `not measured: install ${missing.join(' and ')}` };
  const all = await sideBySide(rounds);
  const [nginx, ours] = all.map(
    (one) => Object.fromEntries(figures.map((figure) => [figure, median(one.map((round) => round[figure]))])) as Round,
  );
  if (!nginx || !ours) throw new Error('A server was not measured.');
  console.error({ nginx, ours });
  // A server that still has time to spare was not what limited the run, so its rate says nothing about it.
  if (Math.min(nginx.busy, ours.busy) < 0.95)
    return {
      what,
      target,
      here: `no quiet core; by CPU a request ${(nginx.microseconds / ours.microseconds).toFixed(2)}`,
    };
  const ratio = ours.rate / nginx.rate;
  return { what, target, here: `p99 ${ours.p99.toFixed(1)} ms`, ratio, missed: ratio < 0.5 };
}

async function sideBySide(rounds: number): Promise<Round[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const ports = { nginx: await freePort(), ours: await freePort() };
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(
    configuration,
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/errors; events { worker_connections 4096; }
     http { include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
       open_file_cache max=1000; include ${resolve('dist/nginx-variables.conf')};
       server { listen 127.0.0.1:${ports.nginx} backlog=4096; include ${resolve('dist/nginx-headers.conf')}; root ${resolve('dist/client')}; server_tokens off; gzip_static on;
         location = / { try_files /index$site_language.html /index.html =404; } } }`,
  );
  const pinned = (command: string[], env = {}) =>
    spawn('taskset', ['-c', '0', ...command], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const servers = {
    nginx: pinned(['nginx', '-c', configuration]),
    ours: pinned([process.execPath, 'server/main.ts'], {
      PORT: String(ports.ours),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
    }),
  };
  const stop = () => Object.values(servers).map((server) => server.kill());
  // Also when the bench is ended: a server left behind would share the core with the next run.
  process.on('exit', stop);
  try {
    await wait(2000);
    return await inTurn(names, rounds, (name) => measured(`http://127.0.0.1:${ports[name]}/`, servers[name].pid));
  } finally {
    stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function measured(url: string, pid: number | undefined): Round {
  const before = cpuSeconds(pid);
  const wrk = ['-c', '1', 'wrk', '-t1', '-c256', '-d3s', '--latency', '-H', 'Accept-Encoding: gzip', url];
  const printed = execFileSync('taskset', wrk, { encoding: 'utf8' });
  const cpu = cpuSeconds(pid) - before;
  if (/Non-2xx/.test(printed)) throw new Error(`${url} did not answer every request with 200:\n${printed}`);
  const [, requests, seconds] = /(\d+) requests in ([\d.]+)s/.exec(printed) ?? [];
  const [, value = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(printed) ?? [];
  return {
    rate: Number(requests) / Number(seconds),
    p99: Number(value) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN),
    microseconds: (cpu * 1e6) / Number(requests),
    busy: cpu / Number(seconds),
  };
}

/** Of the process, in user and kernel; Linux counts in hundredths. */
function cpuSeconds(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
