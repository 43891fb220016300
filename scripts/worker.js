import { existsSync } from 'node:fs';
import { install } from './install.js';
import { exitWithError, run } from './run.js';
import { developmentArguments, wranglerEnvironment, wranglerScript } from './wrangler.js';

const [command, ...args] = process.argv.slice(2);
if (existsSync('.env')) process.loadEnvFile('.env');

if (!install('deploy/worker', 'the tools of deploy/worker (230 MB)'))
  exitWithError(
    'The tools of deploy/worker could not be installed; npm says why above.',
    'Check the network (npm ping).',
  );
if (command === 'deploy' && !process.env.SITE_URL?.startsWith('https://'))
  exitWithError('The worker needs its public address.', 'SITE_URL=https://www.sehobi.example npm run worker -- deploy');

if (command === undefined || command === 'deploy') {
  const buildExitCode = await run('vite', ['build', '--logLevel', 'warn']);
  if (buildExitCode !== 0 || (await run('node', ['ssg/worker/buildWorker.ts'])) !== 0)
    exitWithError(
      'The site or its worker could not be built; see above.',
      'Correct what is named there and run the same command again.',
    );
}

process.exitCode = await run('node', wranglerArguments(), { env: wranglerEnvironment() });

function wranglerArguments() {
  if (command === undefined) return developmentArguments(process.env);
  // Without --env wrangler warns that wrangler.json has several environments; --env= chooses the main one.
  const envOption = args.some((arg) => /^(-e|--env)\b/.test(arg)) ? [] : ['--env='];
  if (command !== 'deploy')
    return [wranglerScript, command, ...args, ...envOption, '-c', 'deploy/worker/wrangler.json'];
  // On workers.dev the worker's name is part of its address, so no domain is set.
  const { hostname } = new URL(process.env.SITE_URL);
  const domain = hostname.endsWith('.workers.dev') ? [] : ['--domain', hostname];
  return [wranglerScript, 'deploy', ...domain, ...args, ...envOption, '-c', 'dist/worker/wrangler.json'];
}
