// npm run test:worker: the worker in Cloudflare's runtime. Ends with one plain line, "N passed, N failed".
import './install.js';

const { end, onTheWorker } = await import('./checks.js');
const ran = await onTheWorker();
end();
if (!ran) process.exitCode = 1;
