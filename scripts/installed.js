// node scripts/installed.js COMMAND ...: runs it once the packages are there, by the project's own Node.
import './install.js';
import { run } from './run.js';

const [command, ...args] = process.argv.slice(2);
process.exitCode = await run(command, args);
