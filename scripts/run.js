import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** In an npm script `node` is the project's own, because node_modules/.bin comes first in PATH. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const forward = (signal) => child.kill(signal);
    // Registered before spawn(), so that no signal ends this process without the command.
    process.on('SIGINT', forward).on('SIGTERM', forward);
    // Windows needs a shell for npm's commands, which are .cmd files.
    const child = spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32', ...options });
    // A command that does not exist gives 127, as in a shell.
    child.on('error', () => resolve(127));
    child.on('exit', (code, signal) => {
      process.off('SIGINT', forward).off('SIGTERM', forward);
      resolve(signal ? 1 : code);
    });
  });
}

export function exitWithError(cause, fix) {
  console.error(`\n${cause}\n${fix}\n`);
  process.exit(1);
}

/** Returns the machine's Node only if it is newer: security releases reach the npm package `node` late. */
export function newerMachineNode(path = process.env.npm_node_execpath) {
  const { node } = JSON.parse(readFileSync('package.json', 'utf8')).devDependencies;
  const { stdout } = spawnSync(path ?? 'node', ['--version'], { encoding: 'utf8' });
  const numbersOf = (version) => version.replace(/^v/, '').split('.').map(Number);
  const [projectVersion, machineVersion] = [numbersOf(node), numbersOf(stdout ?? '')];
  const firstDifference = projectVersion.findIndex((part, index) => part !== machineVersion[index]);
  const isNewer = machineVersion[firstDifference] > projectVersion[firstDifference];
  return isNewer ? path : undefined;
}
