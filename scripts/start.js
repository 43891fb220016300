// npm start: install, build, serve. Each step ends with its own cause and fix when it fails.
import './install.js';
import { run } from './run.js';
import { stop } from './stop.js';

if ((await run('vite', ['build', '--logLevel', 'warn'])) !== 0) {
  stop('The site could not be built; the reason stands above.', 'Mend the file it names and run npm start again.');
}
process.exitCode = await run('node', ['server/main.ts']);
