import { afterTest } from './afterTest.ts';
import { runInbox } from './runInbox.ts';
import { startServerProcess } from './serverProcess.ts';
import { makeSiteFolder } from './siteFolder.ts';
import { startSmtpPeer } from './smtpPeerTalk.ts';

type Environment = Record<string, string>;

/** A site folder that is removed after the test. */
export function makeSite() {
  const site = makeSiteFolder();
  afterTest(site.remove);
  return { ...site, inbox: (...words: string[]) => runInbox(site.folder, ...words) };
}

/** The real server in a site folder; it ends with the test. */
export async function startServer(env: Environment = {}, site = makeSite(), wrap: readonly string[] = []) {
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
