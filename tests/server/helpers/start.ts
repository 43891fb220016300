import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { inbox as runInbox } from '../../../scripts/inbox.ts';
import { createLog } from '../../../server/operation/log.ts';
import { readSettings } from '../../../server/settings/settings.ts';
import { withCheckedSiteUrl } from '../../../server/settings/startErrors.ts';
import { startServer as startNodeServer } from '../../../server/start.ts';
import { afterTest } from './afterTest.ts';
import { listenOnFreePort } from './freePort.ts';
import { isOnWorker, startServerProcess, waitUntil } from './serverProcess.ts';
import { makeSiteFolder } from './siteFolder.ts';
import { startSmtpServer } from './smtpServer.ts';

export { afterTest, waitUntil };

const { NODE_COMPILE_CACHE } = process.env;
const inboxScript = fileURLToPath(new URL('../../../scripts/inbox.ts', import.meta.url));
type Settings = Record<string, string>;

export function makeSite() {
  const site = makeSiteFolder();
  afterTest(site.remove);
  async function inboxProcess(...args: string[]) {
    const child = spawn(process.execPath, [inboxScript, ...args], { cwd: site.folder, env: { NODE_COMPILE_CACHE } });
    const [output, error, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
    return { output: output.trim(), error: error.trim(), status };
  }
  const settings = { DATA_DIR: site.dataFolder, HOST: '127.0.0.1', PORT: '0', CONTACT_RATE_PER_HOUR: '0' };
  return {
    ...site,
    settings,
    inboxProcess,
    pathOf: (name: string) => join(site.folder, name),
    inbox: (line: string, env: Settings = {}) => runInbox(line.split(' ').filter(Boolean), { ...settings, ...env }),
  };
}

/** Starts Node's server within this process, which saves a second for each test. Cloudflare's worker needs its own process. */
export async function startServer(env: Settings = {}, site = makeSite()) {
  if (isOnWorker) return { ...site, server: await startSeparateServer(env, site) };
  const builtSite = await site.loadBuiltSite();
  let output = '';
  const server = await startNodeServer({
    settings: withCheckedSiteUrl(readSettings({ ...site.settings, ...env }), builtSite),
    publicFolder: site.pathOf('dist/client'),
    site: builtSite,
    log: createLog((line) => (output += line), Date.now),
  });
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= server.stop());
  afterTest(stop);
  return { ...site, server: { ...server, stop, url: `http://127.0.0.1:${server.port}`, output: () => output } };
}

/** Starts the server as its own process until the test ends, for tests that kill it or read its exit code. */
export async function startSeparateServer(env: Settings = {}, site = makeSite()) {
  const server = await startServerProcess({ cwd: site.folder, env });
  afterTest(() => server.stop('SIGKILL'));
  return server;
}

export async function startMailServer() {
  const mailServer = await startSmtpServer();
  afterTest(mailServer.stop);
  return { mailServer, settings: { SMTP_URL: mailServer.url, CONTACT_TO: 'hello@sehobi.example' } };
}

/** Answers the first request with the first status, and so on. For status 0 it closes the connection without an answer. */
export async function startWebhookReceiver(statuses: number[] = []) {
  const calls: { headers: IncomingHttpHeaders; body: string; url: string | undefined }[] = [];
  const receiver = createServer(async (request, response) => {
    calls.push({ headers: request.headers, body: await text(request), url: request.url });
    const status = statuses[calls.length - 1] ?? 200;
    if (status === 0) response.destroy();
    else response.writeHead(status, { Location: '/elsewhere' }).end();
  });
  afterTest(() => receiver.close());
  return { calls, url: `http://127.0.0.1:${await listenOnFreePort(receiver)}/hook` };
}
