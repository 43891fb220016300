import { spawn } from 'node:child_process';

/**
 * Runs a command to its end, with what it prints, and gives its exit code. Inside an npm script `node` is the
 * project's own, because node_modules/.bin stands first on the PATH.
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32', ...options });
    const forward = (signal) => child.kill(signal);
    process.on('SIGINT', forward).on('SIGTERM', forward);
    child.on('error', () => resolve(127));
    child.on('exit', (code, signal) => {
      process.off('SIGINT', forward).off('SIGTERM', forward);
      resolve(signal ? 1 : code);
    });
  });
}
