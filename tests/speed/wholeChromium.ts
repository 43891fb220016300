import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

/** A headless shell neither prerenders a page nor keeps one that is left. */
export const wholeChromium = [chromium.executablePath(), '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => existsSync(path) && !path.endsWith('headless-shell'),
);

type Target = { type: string; webSocketDebuggerUrl: string };

/** Driven over its own protocol: Chromium prerenders nothing while Playwright or another client looks on. */
export async function openWholeChromium(address: string) {
  const folder = mkdtempSync(join(tmpdir(), 'sehobi-chromium-'));
  const flags = ['--headless=new', '--no-sandbox', '--no-first-run', '--remote-debugging-port=0'];
  const browser = spawn(String(wholeChromium), [...flags, `--user-data-dir=${folder}`, address], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let port: string | undefined;
  while (!port) port = /ws:\/\/[^:]+:(\d+)/.exec(String(await once(browser.stderr, 'data')))?.[1];

  async function send<Result>(method: string, params: object): Promise<Result> {
    const targets = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as Target[];
    const socket = new WebSocket(targets.find(({ type }) => type === 'page')?.webSocketDebuggerUrl ?? '');
    await once(socket, 'open');
    socket.send(JSON.stringify({ id: 1, method, params }));
    const [{ data }] = (await once(socket, 'message')) as [MessageEvent];
    socket.close();
    return JSON.parse(data).result;
  }
  return {
    hover: (x: number, y: number) => send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y }),
    /** Undefined while the page is being left. */
    async run<Result>(task: () => Result): Promise<Result | undefined> {
      const params = { expression: `(${task})()`, returnByValue: true };
      return (await send<{ result: { value: Result } } | undefined>('Runtime.evaluate', params))?.result.value;
    },
    async stop() {
      browser.kill();
      await once(browser, 'exit');
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
