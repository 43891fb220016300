// npm start: install, build, serve. Each step ends with its own cause and fix when it fails.
import './install.js';
import { readFileSync } from 'node:fs';
import { machineNode, run, stop } from './run.js';

if ((await run('vite', ['build', '--logLevel', 'warn'])) !== 0)
  stop('The site could not be built; the reason stands above.', 'Mend the file it names and run npm start again.');
// One process from here on: npm run serve without npm, so that signals reach it.
const [command, ...args] = JSON.parse(readFileSync('package.json', 'utf8')).scripts.serve.split(' ');
process.exitCode = await run(machineNode() ?? command, args);
