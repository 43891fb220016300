import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Plugin, RunnableDevEnvironment, ViteDevServer } from 'vite';
import type { Editor, RenderAt } from '../build/develop.ts';
import { languages } from '../content/schema.ts';
import { Refused } from './files.ts';
import { bodyOf, refusal } from './gate.ts';
import { Journal } from './journal.ts';
import { settings, toDos } from './launchList.ts';
import type { Change, ListChange, PictureChange, Publish } from './messages.ts';
import { pageInfo, shownAt } from './page.ts';
import { changePicture } from './photographs.ts';
import { changes, publish } from './publishing.ts';
import { changeList, type Desk, key, save } from './writing.ts';
import { allContent, zip } from './zip.ts';

const token = randomBytes(24).toString('base64url');
const path = `/?edit=${token}`;

type Asked = { path: string; language: string; id: string; changes: Change[] } & ListChange & PictureChange & Publish;
type Check = typeof import('../build/launchCheck/check.ts');

/** The owner's editor: what `npm run edit` adds to the development server, and nothing else has. */
export function editor(): Editor {
  const desk: Desk = { languages, journal: new Journal() };
  const attach = (server: ViteDevServer, renderAt: RenderAt) => {
    const answers: Record<string, (asked: Asked, request: IncomingMessage) => unknown> = {
      page: ({ path, language }) =>
        pageInfo(new URL(`${path}?lang=${language}`, 'http://page'), language, desk, renderAt),
      places: ({ language }) => shownAt(language, 'http://page', desk, renderAt),
      save: ({ changes }) => save(changes, desk),
      list: (asked) => changeList(asked, desk),
      picture: (asked) => changePicture(asked, desk),
      checks: async () => {
        const ssr = server.environments.ssr as RunnableDevEnvironment;
        // By way of Vite, because it reads the table of pages, and those import their styles.
        const { launchProblems } = await ssr.runner.import<Check>('/build/launchCheck/check.ts');
        return toDos(await launchProblems({ environment: settings() }), languages);
      },
      changes,
      publish: (asked) => publish(asked),
      zip: () => ({ zip: zip(allContent()).toString('base64') }),
      looked: ({ language, id }) =>
        desk.journal.do({ what: id, steps: [], settled: [key(language, id)], toLookAt: [] }),
      undo: () => ({ changed: desk.journal.undo() }),
      redo: () => ({ changed: desk.journal.redo() }),
    };
    server.middlewares.use('/edit-api/', async (request, response) => {
      const send = (status: number, body: unknown) =>
        void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body ?? {}));
      const refused = refusal(request, token);
      if (refused) return send(403, { error: refused });
      try {
        const name = new URL(request.url ?? '/', 'http://page').pathname.slice(1);
        const answer = Object.hasOwn(answers, name) ? answers[name] : undefined;
        if (!answer) return send(404, { error: `The editor knows no ${name}.` });
        send(200, await answer((await bodyOf(request)) as Asked, request));
      } catch (error) {
        if (!(error instanceof Refused))
          server.config.logger.error(error instanceof Error ? String(error.stack) : String(error));
        send(error instanceof Refused ? 403 : 500, { error: error instanceof Error ? error.message : String(error) });
      }
    });
  };
  return { script: '/edit/browser/main.tsx', attach };
}

/** Tells the address with its token, and opens it where there is a screen. */
export function address(): Plugin {
  const hasScreen = process.platform !== 'linux' || Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']);
  return {
    name: 'sehobi-edit',
    config: () => ({ server: { open: process.stdout.isTTY && hasScreen ? path : false } }),
    configureServer(server) {
      server.printUrls = () => {
        const [url = ''] = server.resolvedUrls?.local ?? [];
        console.log(
          `\n  Edit your site: ${url.replace(/\/$/, '')}${path}\n  Only this computer can open it. Stop it with Ctrl+C.\n`,
        );
      };
    },
  };
}
