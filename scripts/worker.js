// npm run worker: builds the site and the worker, and serves it in Cloudflare's runtime on this machine.
import './install.js';
import { installWorker } from './installWorker.js';
import { run } from './run.js';
import { stop } from './stop.js';

if (!(await installWorker()))
  stop('The tools of deploy/worker could not be installed; npm says why above.', 'Check the network (npm ping).');
if ((await run('vite', ['build', '--logLevel', 'warn'])) !== 0)
  stop('The site could not be built; the reason stands above.', 'Mend the file it names and run npm run worker again.');
if ((await run('node', ['build/worker/buildWorker.ts'])) !== 0)
  stop('The worker could not be built; the reason stands above.', 'Mend what it names and run npm run worker again.');
process.exitCode = await run('node', ['deploy/worker/serve.js']);
