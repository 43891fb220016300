import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const wranglerScript = fileURLToPath(
  new URL('../deploy/worker/node_modules/wrangler/bin/wrangler.js', import.meta.url),
);

export const wranglerEnvironment = (env = process.env) => ({
  ...env,
  WRANGLER_SEND_METRICS: 'false', // no usage reports
  CLOUDFLARE_CF_FETCH_ENABLED: 'false', // no look-up of this machine's location
  CLOUDFLARE_INCLUDE_PROCESS_ENV: 'true', // settings from the shell, not only from .env
});

export const developmentArguments = ({ DATA_DIR = 'data', HOST = '127.0.0.1', PORT = '8787' }) => [
  ...[wranglerScript, 'dev', '-c', 'dist/worker/wrangler.json', '--env='],
  ...['--ip', HOST, '--port', PORT, '--inspector-port', '0', '--persist-to', join(DATA_DIR, 'worker')],
];
