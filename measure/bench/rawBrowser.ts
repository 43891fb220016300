import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { systemChromium } from '../../scripts/browser.js';

type Message = {
  id?: number;
  method?: string;
  params?: unknown;
  sessionId?: string;
  result?: unknown;
  error?: unknown;
};
type Send = (method: string, params?: object, sessionId?: string) => Promise<Record<string, unknown>>;
export type RawBrowser = { send: Send; onEvent: (see: (message: Message) => void) => void; close: () => Promise<void> };

/** A browser without Playwright, which forbids prerendering (PrerenderingDisabledByDevTools). */
export async function launchRaw(): Promise<RawBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'sehobi-profile-'));
  const options = ['--headless=new', '--no-sandbox', '--remote-debugging-port=0', '--no-first-run'];
  const child = spawn(
    systemChromium() ?? chromium.executablePath(),
    [...options, '--disable-background-networking', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (data) => {
      said += String(data);
      const found = /DevTools listening on (\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    child.on('exit', () => reject(new Error(`Chromium ended at once and said:\n${said}`)));
  });
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, (message: Message) => void>();
  const watchers: ((message: Message) => void)[] = [];
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id === undefined) for (const see of watchers) see(message);
    else waiting.get(message.id)?.(message);
  });
  let last = 0;
  const send: Send = (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, ({ error, result }) =>
        error ? reject(new Error(`${method}: ${JSON.stringify(error)}`)) : resolve(Object(result)),
      );
      socket.send(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }));
    });
  const close = async () => {
    socket.close();
    child.kill();
    await once(child, 'exit');
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  return { send, onEvent: (see) => watchers.push(see), close };
}
