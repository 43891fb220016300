import './install.js';
import { readFileSync } from 'node:fs';
import { exitWithError, newerMachineNode, run } from './run.js';

if ((await run('vite', ['build', '--logLevel', 'warn'])) !== 0)
  exitWithError(
    'The site could not be built; see the reason above.',
    'Correct the file that is named there and run npm start again.',
  );
// Runs the command of npm run serve without npm, so that signals reach the server.
const [command, ...args] = JSON.parse(readFileSync('package.json', 'utf8')).scripts.serve.split(' ');
process.exitCode = await run(newerMachineNode() ?? command, args);
