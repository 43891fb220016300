// npm run test:worker: the server's own contract and headers, and chaos, against the worker in Cloudflare's runtime.
import './install.js';
import { installWorker } from './installWorker.js';
import { run } from './run.js';
import { stop } from './stop.js';

if (!(await installWorker()))
  stop('The tools of deploy/worker could not be installed; npm says why above.', 'Check the network (npm ping).');
const kept = (await run('vitest', ['run', '--project', 'worker'])) === 0;
const chaos = ['--disable-warning=ExperimentalWarning', 'measure/chaos.ts', '--submissions', '500', '--kills', '20'];
const lost = (await run('node', chaos, { env: { ...process.env, RUNTIME: 'worker' } })) !== 0;
process.exitCode = kept && !lost ? 0 : 1;
