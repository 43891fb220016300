import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../server/parts/freePort.ts';
import { until } from '../server/parts/serverProcess.ts';

const { PATH } = process.env;

/** Starts WebKitGTK, Safari's engine on Linux, on a virtual screen. Returns the address of its driver. */
export async function startWebKit() {
  const home = mkdtempSync(join(tmpdir(), 'sehobi-webkit-'));
  // Without its own buttons the window becomes as narrow as a phone.
  mkdirSync(join(home, '.config/gtk-3.0'), { recursive: true });
  writeFileSync(join(home, '.config/gtk-3.0/gtk.css'), '* { min-width: 0; margin: 0; padding: 0; }');

  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = await once(screen.stdout, 'data');
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { PATH, HOME: home, DISPLAY: `:${String(display).trim()}`, DBUS_SESSION_BUS_ADDRESS: 'disabled:' },
  });
  const stop = () => {
    driver.kill();
    screen.kill();
    rmSync(home, { recursive: true, force: true, maxRetries: 3 });
  };
  process.once('exit', stop);
  const url = `http://127.0.0.1:${port}`;
  const answers = async () => (await fetch(`${url}/status`).catch(() => undefined))?.ok ?? false;
  await until('WebKitWebDriver answers', answers);
  return { url, stop };
}
