// Compares the server with nginx on the same bytes: needs nginx, wrk and taskset, a built site (in the folder SITE) and
// nothing else running.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../tests/server/parts/freePort.ts';
import { inTurn, median } from './bench/inTurn.ts';

const { ENTRY = 'server/main.ts', SITE = '.' } = process.env;
const ports = { nginx: await freePort(), ours: await freePort() };
const rounds = 5;
const names = ['nginx', 'ours'] as const;

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const configuration = join(folder, 'nginx.conf');
writeFileSync(
  configuration,
  `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/errors; events { worker_connections 4096; }
   http { include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
     open_file_cache max=1000; include ${resolve(SITE, 'dist/nginx-variables.conf')};
     server { listen 127.0.0.1:${ports.nginx} backlog=4096; include ${resolve(SITE, 'dist/nginx-headers.conf')}; root ${resolve(SITE, 'dist/client')}; server_tokens off; gzip_static on;
       location = / { try_files /index$site_language.html /index.html =404; } } }`,
);
const pinned = (command: string[], env = {}) =>
  spawn('taskset', ['-c', '0', ...command], {
    cwd: SITE,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
const servers = {
  nginx: pinned(['nginx', '-c', configuration]),
  ours: pinned([process.execPath, resolve(ENTRY)], { PORT: String(ports.ours), HOST: '127.0.0.1', DATA_DIR: folder }),
};
// Also when a run fails or is ended: a server left behind would share the core with the next run.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(1));
process.on('exit', () => {
  for (const server of Object.values(servers)) server.kill();
});
await wait(2000);

type Round = { rate: number; p99: number; microseconds: number; busy: number };
const [nginx = [], ours = []] = await inTurn(names, rounds, measure);
const results = { nginx, ours };
const of = (name: keyof typeof servers, figure: keyof Round) => median(results[name].map((round) => round[figure]));
for (const name of names) {
  const busy = `busy ${Math.round(of(name, 'busy') * 100)}% of its core`;
  const cost = `${of(name, 'microseconds').toFixed(1)} µs of CPU a request`;
  console.log(
    `${name}: ${Math.round(of(name, 'rate'))} requests a second, p99 ${of(name, 'p99').toFixed(1)} ms, ${cost}, ${busy}`,
  );
}
console.log(`ratio by CPU a request: ${(of('nginx', 'microseconds') / of('ours', 'microseconds')).toFixed(2)}`);
// A server that still has time to spare was not what limited the run, so its rate says nothing about it.
const idle = names.filter((name) => of(name, 'busy') < 0.95);
if (idle.length > 0) {
  console.log(
    `no ratio of requests a second: ${idle.join(' and ')} waited for wrk or for the core. Run it on a quiet machine.`,
  );
  process.exit(1);
}
console.log(
  `ratio of requests a second: ${(of('ours', 'rate') / of('nginx', 'rate')).toFixed(2)}, target 0.50 (medians of ${rounds})`,
);

function measure(name: keyof typeof servers): Round {
  const url = `http://127.0.0.1:${ports[name]}/`;
  const before = cpuSeconds(servers[name].pid);
  const wrk = ['-c', '1', 'wrk', '-t1', '-c256', '-d3s', '--latency', '-H', 'Accept-Encoding: gzip', url];
  const printed = execFileSync('taskset', wrk, { encoding: 'utf8' });
  const cpu = cpuSeconds(servers[name].pid) - before;
  if (/Non-2xx/.test(printed)) throw new Error(`${name} did not answer every request with 200:\n${printed}`);
  const [, requests, seconds] = /(\d+) requests in ([\d.]+)s/.exec(printed) ?? [];
  const [, value = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(printed) ?? [];
  const milliseconds = { us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN;
  return {
    rate: Number(requests) / Number(seconds),
    p99: Number(value) * milliseconds,
    microseconds: (cpu * 1e6) / Number(requests),
    busy: cpu / Number(seconds),
  };
}

/** Of the process, in user and kernel; Linux counts in hundredths. */
function cpuSeconds(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
