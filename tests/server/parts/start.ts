import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterTest } from './afterTest.ts';
import { startServerProcess } from './serverProcess.ts';
import { makeSiteFolder } from './siteFolder.ts';
import { startSmtpPeer } from './smtpPeer.ts';

const { NODE_COMPILE_CACHE } = process.env;
const script = fileURLToPath(new URL('../../../scripts/inbox.ts', import.meta.url));

/** A site folder that is removed after the test, and bin/inbox in it. */
export function makeSite() {
  const site = makeSiteFolder();
  afterTest(site.remove);
  async function inbox(...words: string[]) {
    const child = spawn(process.execPath, [script, ...words], { cwd: site.folder, env: { NODE_COMPILE_CACHE } });
    const [out, error, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
    return { out: out.trim(), error: error.trim(), status: Number(status) };
  }
  return { ...site, inbox };
}

/** The real server in a site folder; it ends with the test. */
export async function startServer(env: Record<string, string> = {}, site = makeSite(), wrap: readonly string[] = []) {
  const server = await startServerProcess({ cwd: site.folder, env, wrap });
  afterTest(() => server.stop('SIGKILL'));
  return { ...site, server };
}

/** A mail server, and the settings with which a server delivers to it. */
export async function startMailServer() {
  const peer = await startSmtpPeer();
  afterTest(peer.stop);
  return { peer, mail: { SMTP_URL: peer.url, CONTACT_TO: 'hello@sehobi.example' } };
}
