import { randomBytes } from 'node:crypto';
import { json } from 'node:stream/consumers';
import type { Plugin, RunnableDevEnvironment, ViteDevServer } from 'vite';
import type { Editor, RenderAt } from '../build/develop.ts';
import { Refused } from './fields.ts';
import { refusal } from './gate.ts';
import { record, redo, undo } from './journal.ts';
import type { Change, ListChange, PictureChange, Publish } from './messages.ts';
import { pageInfo, shownAt } from './page.ts';
import { changePicture } from './photographs.ts';
import { changes, publish, zip } from './publishing.ts';
import { changeList, key, save } from './writing.ts';

const token = randomBytes(24).toString('base64url');
const address = `/?edit=${token}`;

type Asked = { path: string } & Change & ListChange & PictureChange & Publish;

/** The owner's editor: what `npm run edit` adds to the development server, and nothing else has. */
export const editor: Editor = {
  script: '/edit/browser/main.tsx',
  attach(server, renderAt) {
    const answers = answersOf(server, renderAt);
    server.middlewares.use('/edit-api/', async (request, response) => {
      const send = (status: number, body: unknown) =>
        void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body ?? {}));
      const refused = refusal(request, token);
      if (refused) return send(403, { error: refused });
      try {
        const name = new URL(request.url ?? '/', 'http://page').pathname.slice(1);
        const answer = Object.hasOwn(answers, name) ? answers[name] : undefined;
        if (!answer) return send(404, { error: `The editor knows no ${name}.` });
        send(200, await answer((await json(request)) as Asked));
      } catch (error) {
        const isRefused = error instanceof Refused;
        if (!isRefused) server.config.logger.error(error instanceof Error ? String(error.stack) : String(error));
        send(isRefused ? 403 : 500, { error: error instanceof Error ? error.message : String(error) });
      }
    });
  },
};

const answersOf = (server: ViteDevServer, renderAt: RenderAt): Record<string, (asked: Asked) => unknown> => ({
  page: ({ path, language }) => pageInfo(path, language, renderAt),
  places: ({ language }) => shownAt(language, renderAt),
  looked: ({ language, id }) => record({ what: id, steps: [], settled: [key(language, id)], toLookAt: [] }),
  checks: async () => {
    const ssr = server.environments.ssr as RunnableDevEnvironment;
    // By way of Vite, because it reads the table of pages, and those import their styles.
    const { toDos } = await ssr.runner.import<typeof import('./toDos.ts')>('/edit/toDos.ts');
    return toDos();
  },
  ...{ save, list: changeList, picture: changePicture, undo, redo, changes, publish },
  zip: () => ({ zip: zip() }),
});

/** Tells the address with its token, and opens it where there is a screen. */
export function tellAddress(): Plugin {
  const hasScreen = process.platform !== 'linux' || Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']);
  return {
    name: 'sehobi-edit',
    config: () => ({ server: { open: process.stdout.isTTY && hasScreen ? address : false } }),
    configureServer(server) {
      server.printUrls = () => {
        const url = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
        console.log(`\n  Edit your site: ${url}${address}\n  Only this computer can open it. Stop it with Ctrl+C.\n`);
      };
    },
  };
}
