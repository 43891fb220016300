import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../server/helpers/freePort.ts';
import { waitUntil } from '../server/helpers/serverProcess.ts';

const { PATH } = process.env;

/** WebKitGTK is Safari's engine on Linux. */
export async function startWebKit() {
  const homeFolder = mkdtempSync(join(tmpdir(), 'sehobi-webkit-'));
  // Without these styles the buttons of the browser's toolbar would keep its window wider than a phone.
  mkdirSync(join(homeFolder, '.config/gtk-3.0'), { recursive: true });
  writeFileSync(join(homeFolder, '.config/gtk-3.0/gtk.css'), '* { min-width: 0; margin: 0; padding: 0; }');
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = await once(screen.stdout, 'data');
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { PATH, HOME: homeFolder, DISPLAY: `:${String(display).trim()}`, DBUS_SESSION_BUS_ADDRESS: 'disabled:' },
  });
  const stop = () => {
    driver.kill();
    screen.kill();
    rmSync(homeFolder, { recursive: true, force: true, maxRetries: 3 });
  };
  process.once('exit', stop);
  const url = `http://127.0.0.1:${port}`;
  const isReady = async () => (await fetch(`${url}/status`).catch(() => undefined))?.ok ?? false;
  await waitUntil('WebKitWebDriver answers', isReady);
  return { url, stop };
}

/** The WebDriver standard's codes of these keys. */
const keys = { Escape: '\uE00C', ArrowLeft: '\uE012' };

export async function openBrowser(driverUrl: string, siteUrl: string, flags: readonly string[] = []) {
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { args: ['--automation', ...flags] } } };
  const { sessionId } = await callDriver<{ sessionId: string }>(`${driverUrl}/session`, 'POST', { capabilities });
  const session = `${driverUrl}/session/${sessionId}`;
  const send = <Value>(path: string, body: object = {}) => callDriver<Value>(session + path, 'POST', body);

  /** Runs the function in the page, even if JavaScript is off there. */
  const evaluate = <Args extends unknown[], Result>(task: (...args: Args) => Result, ...args: Args) =>
    send<Result>('/execute/sync', { script: `return (${task})(...arguments)`, args });
  const isVisible = (selector: string) =>
    evaluate((css) => document.querySelector(css)?.checkVisibility({ visibilityProperty: true }) === true, selector);
  const expectVisible = (selector: string) => waitUntil(`${selector} is visible`, () => isVisible(selector));

  async function elementPath(selector: string): Promise<string> {
    await expectVisible(selector);
    const found = await send<Record<string, string>>('/element', { using: 'css selector', value: selector });
    return `/element/${Object.values(found)[0]}`;
  }

  return {
    evaluate,
    expectVisible,
    expectHidden: (selector: string) => waitUntil(`${selector} is hidden`, async () => !(await isVisible(selector))),
    goTo: (path: string) => send('/url', { url: new URL(path, siteUrl).href }),
    path: async () => (await callDriver<string>(`${session}/url`, 'GET')).replace(siteUrl, ''),

    async click(selector: string) {
      const element = await elementPath(selector);
      // Scrolls at once: the driver would find the place to click before a smooth scroll has ended.
      const scrollTo = (css: string) =>
        document.querySelector(css)?.scrollIntoView({ block: 'center', behavior: 'instant' });
      await evaluate(scrollTo, selector);
      await send(`${element}/click`);
    },
    type: async (selector: string, text: string) => send(`${await elementPath(selector)}/value`, { text }),
    press: (key: keyof typeof keys) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }));
      return send('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },

    async resize(width: number, height = 800) {
      await send('/window/rect', { width, height });
      await waitUntil(`the page is ${width} px wide`, async () => (await evaluate(() => innerWidth)) === width);
    },
    close: () => callDriver(session, 'DELETE'),
  };
}

export type Browser = Awaited<ReturnType<typeof openBrowser>>;

async function callDriver<Value>(url: string, method: string, body?: object): Promise<Value> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${method} ${url}: ${value.error}. ${value.message}`);
  return value;
}
