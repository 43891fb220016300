import { setTimeout as wait } from 'node:timers/promises';
import { inTurn, median } from './inTurn.ts';
import { launchRaw, type RawBrowser } from './rawBrowser.ts';

type Ahead = 'prerendered' | 'prefetched' | 'not fetched ahead';
export type Navigation = { ahead: Ahead; clickToPaint: number };

/** From a click on a link to the first paint of the page behind it, on a CPU slowed four times. */
export async function navigations(origin: string, rounds: number, hovering: number): Promise<Navigation> {
  const [all = []] = await inTurn([origin], rounds, (address) => navigate(address, hovering));
  return {
    ahead: all.map(({ ahead }) => ahead).toSorted()[Math.floor(rounds / 2)] ?? 'not fetched ahead',
    clickToPaint: median(all.map(({ clickToPaint }) => clickToPaint)),
  };
}

async function navigate(origin: string, hovering: number): Promise<Navigation> {
  const browser = await launchRaw();
  try {
    const page = await followPage(browser);
    await browser.send('Page.navigate', { url: `${origin}/` }, page.session());
    await wait(1500);
    const [x, y] = await page.evaluate<[number, number]>(linkToAbout);
    const mouse = (type: string, more = {}) =>
      browser.send('Input.dispatchMouseEvent', { type, x, y, ...more }, page.session());
    await mouse('mouseMoved');
    await wait(hovering);
    const click = { button: 'left', clickCount: 1 };
    // Not awaited: with the click this page goes away, and with it perhaps the answers.
    for (const type of ['mousePressed', 'mouseReleased']) mouse(type, click).catch(() => {});
    await wait(1500);
    return await page.evaluate<Navigation>(readings);
  } finally {
    await browser.close();
  }
}

/** The page in the tab, also after a prerendered one has taken its place; each is slowed as soon as it is there. */
async function followPage(browser: RawBrowser) {
  const { targetInfos } = await browser.send('Target.getTargets', { filter: [{ type: 'tab' }] });
  const [tab] = targetInfos as { targetId: string }[];
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId: tab?.targetId, flatten: true });
  let current: string | undefined;
  let next: string | undefined;
  browser.onEvent(({ method, params }) => {
    const session = String(Reflect.get(Object(params), 'sessionId'));
    if (method === 'Target.attachedToTarget') {
      browser.send('Emulation.setCPUThrottlingRate', { rate: 4 }, session).catch(() => {});
      if (current) next = session;
      else current = session;
    }
    if (method === 'Target.detachedFromTarget' && session === current) current = next;
  });
  const attach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await browser.send('Target.setAutoAttach', attach, String(sessionId));
  await wait(300);
  const evaluate = async <Value>(expression: string): Promise<Value> => {
    const answer = await browser.send(
      'Runtime.evaluate',
      { expression, returnByValue: true, awaitPromise: true },
      current,
    );
    return Reflect.get(Object(answer['result']), 'value') as Value;
  };
  return { session: () => current, evaluate };
}

/** Remembers when it is clicked where a page that is prerendered already can read it too. */
const linkToAbout = `(() => {
  document.addEventListener('click', ({ timeStamp }) => {
    localStorage.setItem('clicked', String(performance.timeOrigin + timeStamp));
  }, true);
  const { x, y, width, height } = document.querySelector('.header-wide a[href="/about"]').getBoundingClientRect();
  return [x + width / 2, y + height / 2];
})()`;

const readings = `new Promise((resolve) => {
  const read = () => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    if (!paint) return void setTimeout(read, 50);
    const { activationStart, deliveryType } = performance.getEntriesByType('navigation')[0];
    const prefetched = deliveryType === 'navigational-prefetch';
    const ahead = activationStart > 0 ? 'prerendered' : prefetched ? 'prefetched' : 'not fetched ahead';
    const shown = performance.timeOrigin + Math.max(paint.startTime, activationStart);
    resolve({ ahead, clickToPaint: shown - Number(localStorage.getItem('clicked')) });
  };
  read();
})`;
