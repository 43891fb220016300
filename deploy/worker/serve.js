// The worker in Cloudflare's own runtime on this machine, as ssg/worker/buildWorker.ts has built it.
// Settings come from the environment as everywhere (docs/operations.md), messages stay in DATA_DIR/worker.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';

if (existsSync('.env')) process.loadEnvFile('.env');
const { DATA_DIR = 'data', HOST = '127.0.0.1', PORT = '8787' } = process.env;
const settings = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /^(SMTP_|CONTACT_|METRICS_)/.test(name)),
);

const config = JSON.parse(readFileSync(new URL('./wrangler.json', import.meta.url), 'utf8'));
const { compatibility_date, compatibility_flags, d1_databases, durable_objects, assets } = config;
const runtime = new Miniflare(
  convertV4MiniflareOptions({
    host: HOST,
    port: Number(PORT),
    log: new Log(LogLevel.WARN),
    cf: false,
    // Where and as wrangler keeps it too, for npm run inbox -- --worker=local.
    resourcePersistencePath: resolve(DATA_DIR, 'worker/v3'),
    name: config.name,
    modules: true,
    scriptPath: resolve('dist/worker/code/index.js'),
    compatibilityDate: compatibility_date,
    compatibilityFlags: compatibility_flags,
    bindings: settings,
    // There is no Cloudflare in front that writes it, so tests may.
    stripCfConnectingIp: false,
    d1Databases: Object.fromEntries(d1_databases.map(({ binding, database_id }) => [binding, database_id])),
    durableObjects: Object.fromEntries(
      durable_objects.bindings.map(({ name, class_name }) => [name, { className: class_name, useSQLite: true }]),
    ),
    assets: {
      directory: resolve('dist/worker/files'),
      binding: assets.binding,
      run_worker_first: assets.run_worker_first,
      routerConfig: { has_user_worker: true },
      assetConfig: { html_handling: assets.html_handling, not_found_handling: assets.not_found_handling },
    },
  }),
);
const url = await runtime.ready;
const worker = await runtime.getWorker();

// Cloudflare's cron, which is not here.
const tick = (cron) => worker.scheduled({ cron }).catch((error) => console.error(String(error)));
for (const cron of config.triggers.crons) void tick(cron);
const crons = setInterval(() => void tick(config.triggers.crons[0]), 60_000);

for (const signal of ['SIGTERM', 'SIGINT'])
  process.on(signal, async () => {
    clearInterval(crons);
    await runtime.dispose();
    process.exit(0);
  });
// A person reads a sentence, and a program that gathers logs one object a line.
const started = { time: new Date().toISOString(), level: 'info', event: 'started', url: url.origin };
console.error(process.stderr.isTTY ? `The worker is at ${url.origin}` : JSON.stringify(started));
