// What the worker is built, run and deployed with stands in a package of its own, so that the website needs none of it.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { run } from './run.js';

const folder = 'deploy/worker';
const stamp = `${folder}/node_modules/.installed`;

/** Whether Cloudflare's tools and runtime are here, after an attempt to get them. */
export async function installWorker() {
  const wanted = createHash('sha256')
    .update(readFileSync(`${folder}/package-lock.json`))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true;
  console.error('Installing the tools of deploy/worker, once (230 MB) ...');
  const args = ['ci', '--prefix', folder, '--loglevel=error', '--no-audit', '--no-fund'];
  if ((await run('npm', args)) !== 0) return false;
  writeFileSync(stamp, wanted);
  return true;
}
