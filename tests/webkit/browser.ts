import { until } from '../server/parts/serverProcess.ts';

/** Elements that may have a role; the engine is then asked for role and name. */
const candidates = {
  banner: 'header',
  button: 'button',
  contentinfo: 'footer',
  dialog: '[role=dialog]',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  navigation: 'nav',
  tab: '[role=tab]',
  textbox: 'input, textarea',
};
export type Role = keyof typeof candidates;

const keys = { Escape: '\uE00C', ArrowLeft: '\uE012' };
const reference = 'element-6066-11e4-a52e-4f735466cecf';
type Found = { [reference]: string };

/** A browser window driven by W3C WebDriver. */
export async function openBrowser(driver: string, site: string, flags: readonly string[] = []) {
  const options = { 'webkitgtk:browserOptions': { args: ['--automation', ...flags] } };
  const { sessionId } = await ask<{ sessionId: string }>(`${driver}/session`, 'POST', {
    capabilities: { alwaysMatch: options },
  });
  const session = `${driver}/session/${sessionId}`;
  const send = <T>(path: string, body: object = {}) => ask<T>(session + path, 'POST', body);
  const read = <T>(path: string) => ask<T>(session + path, 'GET');

  /** Runs in the page, even where pages have no scripts. */
  const run = <Given extends unknown[], Result>(task: (...given: Given) => Result, ...args: Given) =>
    send<Result>('/execute/sync', { script: `return (${task})(...arguments)`, args });

  /** The first visible element with this role and name, as the engine computes both. */
  async function find(role: Role, name?: string): Promise<string | undefined> {
    const all = await run(
      (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()),
      candidates[role],
    );
    for (const { [reference]: id } of all as unknown as Found[]) {
      const of = (what: string) => unlessGone(read<string>(`/element/${id}/computed${what}`));
      if ((await of('role')) === role && (name === undefined || (await of('label')) === name)) return id;
    }
    return undefined;
  }

  async function get(role: Role, name?: string): Promise<string> {
    let found: string | undefined;
    await until(`${role} “${name ?? ''}” is seen`, async () => {
      found = await find(role, name);
      return found !== undefined;
    });
    return found ?? '';
  }

  const element = (id: string) => ({ [reference]: id }) as unknown as HTMLElement;

  /** The task's result for an element. */
  async function askElement<Result>(role: Role, name: string, task: (element: HTMLElement) => Result): Promise<Result> {
    const found = await unlessGone(run(task, element(await get(role, name))));
    return found === undefined ? askElement(role, name, task) : found;
  }

  return {
    run,
    sees: async (role: Role, name?: string) => (await find(role, name)) !== undefined,
    seesSoon: get,
    gone: (role: Role, name: string) => until(`${role} “${name}” is gone`, async () => !(await find(role, name))),

    ask: askElement,

    goTo: (path: string) => send('/url', { url: new URL(path, site).href }),
    path: async () => (await read<string>('/url')).replace(site, ''),

    async click(role: Role, name: string) {
      const id = await get(role, name);
      // The driver finds the place to click before a smooth scroll has ended.
      await run((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }), element(id));
      await send(`/element/${id}/click`);
    },

    write: async (name: string, text: string) => send(`/element/${await get('textbox', name)}/value`, { text }),

    typed: (name: string) => askElement('textbox', name, (field) => 'value' in field && field.value),

    press: (key: keyof typeof keys) =>
      send('/actions', {
        actions: [
          { type: 'key', id: 'keyboard', actions: ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] })) },
        ],
      }),

    /** Sets the page's width; the browser's own bar takes a little of the height. */
    async resize(width: number, height = 800) {
      await send('/window/rect', { width, height });
      await until(`the page is ${width} px wide`, async () => (await run(() => innerWidth)) === width);
    },

    close: () => ask(session, 'DELETE'),
  };
}

export type Browser = Awaited<ReturnType<typeof openBrowser>>;

async function ask<T>(url: string, method: string, body?: object): Promise<T> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${method} ${url}: ${value.error}. ${value.message}`);
  return value;
}

/** undefined if the page was left or redrawn meanwhile. */
async function unlessGone<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (String(error).includes('stale element')) return undefined;
    throw error;
  }
}
