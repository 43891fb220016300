// npm run worker: builds the site and the worker, and serves it in Cloudflare's runtime on this machine.
// npm run worker -- deploy: builds them, and puts them where SITE_URL says. Any other words are wrangler's own commands.
import './install.js';
import { existsSync } from 'node:fs';
import { installWorker } from './installWorker.js';
import { run } from './run.js';
import { stop } from './stop.js';
import { wranglerArgs, wranglerEnvironment } from './wrangler.js';

const again = 'Mend what it names and run the same command again.';
const [command, ...args] = process.argv.slice(2);

if (!(await installWorker()))
  stop('The tools of deploy/worker could not be installed; npm says why above.', 'Check the network (npm ping).');

if (existsSync('.env')) process.loadEnvFile('.env');
if (command === undefined || command === 'deploy') {
  if (command && !process.env.SITE_URL?.startsWith('https://'))
    stop('Nobody would know where it is to go.', 'SITE_URL=https://www.sehobi.example npm run worker -- deploy');
  if ((await run('vite', ['build', '--logLevel', 'warn'])) !== 0)
    stop('The site could not be built; see above.', again);
  if ((await run('node', ['ssg/worker/buildWorker.ts'])) !== 0)
    stop('The worker could not be built; see above.', again);
}

const wrangler = (...words) => run('node', wranglerArgs(words), { env: wranglerEnvironment() });

if (command === undefined) process.exitCode = await run('node', ['deploy/worker/serve.js']);
else if (command === 'deploy') {
  const { hostname } = new URL(process.env.SITE_URL);
  // On workers.dev a worker has its address by its name.
  const domain = hostname.endsWith('.workers.dev') ? [] : ['--domain', hostname];
  process.exitCode = await wrangler('deploy', ...domain, ...args);
} else process.exitCode = await wrangler(command, ...args);
