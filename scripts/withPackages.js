import './install.js';
import { run } from './run.js';

const [command, ...args] = process.argv.slice(2);
process.exitCode = await run(command, args);
