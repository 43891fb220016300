// Compares the server with nginx on the same bytes: needs nginx, wrk and taskset, a built site and nothing else running.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const { ENTRY = 'server/main.ts', SITE = 'dist/client' } = process.env;
const ports = { nginx: 18_480, ours: 18_481 };
const rounds = 5;

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const configuration = join(folder, 'nginx.conf');
writeFileSync(
  configuration,
  `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors; events { worker_connections 4096; }
   http { include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
     open_file_cache max=1000; include ${resolve(SITE, '../nginx-headers.conf')};
     server { listen 127.0.0.1:${ports.nginx} backlog=4096; root ${resolve(SITE)}; server_tokens off; gzip_static on;
       location = / { try_files /index$site_language.html /index.html =404; } } }`,
);
const pinned = (command: string[], env = {}) =>
  spawn('taskset', ['-c', '0', ...command], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
const children = [
  pinned(['nginx', '-c', configuration]),
  pinned([process.execPath, ENTRY, SITE], { PORT: String(ports.ours), HOST: '127.0.0.1', DATA_DIR: folder }),
];
await wait(2000);

const rates = { nginx: [] as number[], ours: [] as number[] };
const slow = { nginx: [] as number[], ours: [] as number[] };
for (let round = 0; round < rounds; round++) {
  for (const name of ['nginx', 'ours'] as const) {
    const { rate, p99 } = measure(ports[name]);
    rates[name].push(rate);
    slow[name].push(p99);
  }
}
for (const child of children) child.kill();

for (const name of ['nginx', 'ours'] as const) {
  console.log(
    `${name}: ${Math.round(median(rates[name]))} requests a second, p99 ${median(slow[name]).toFixed(1)} ms at 256 connections`,
  );
}
console.log(
  `ratio ${(median(rates.ours) / median(rates.nginx)).toFixed(2)}, target 0.50 (medians of ${rounds}, load ${loadNow()})`,
);

function measure(port: number): { rate: number; p99: number } {
  const wrk = [
    '-c',
    '1',
    'wrk',
    '-t1',
    '-c256',
    '-d3s',
    '--latency',
    '-H',
    'Accept-Encoding: gzip',
    `http://127.0.0.1:${port}/`,
  ];
  const printed = execFileSync('taskset', wrk, { encoding: 'utf8' });
  if (/Non-2xx/.test(printed)) throw new Error(`Port ${port} did not answer every request with 200:\n${printed}`);
  const [, value = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(printed) ?? [];
  const milliseconds = { us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN;
  return { rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(printed)?.[1]), p99: Number(value) * milliseconds };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function loadNow(): string {
  return readFileSync('/proc/loadavg', 'utf8').split(' ', 1)[0] ?? '?';
}
