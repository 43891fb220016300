// node scripts/withPackages.js COMMAND ...: installs the packages if needed, then runs the command.
import './install.js';
import { run } from './run.js';

const [command, ...args] = process.argv.slice(2);
process.exitCode = await run(command, args);
