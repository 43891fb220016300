import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const { NODE_COMPILE_CACHE } = process.env;
const script = fileURLToPath(new URL('../../../scripts/inbox.ts', import.meta.url));

/** Runs the inbox in a folder; asynchronously, so that the test still receives a server's output. */
export async function runInbox(cwd: string, ...args: string[]) {
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    env: { NODE_COMPILE_CACHE },
  });
  const [out, error, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { out: out.trim(), error: error.trim(), status: Number(status) };
}
