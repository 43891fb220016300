import { json } from 'node:stream/consumers';
import type { RunnableDevEnvironment, ViteDevServer } from 'vite';
import { ContentError } from '../ssg/content/content.ts';
import type { Editor, RenderAt } from '../ssg/develop.ts';
import { Drafts, Refused } from './fields.ts';
import { refusal } from './gate.ts';
import { changeMark } from './mark.ts';
import type { Change, Decisions, ListChange, PictureChange } from './messages.ts';
import { pageInfo, refuseDeadLink, shownAt } from './page.ts';
import { changePicture, tryPicture } from './photographs.ts';
import { changes, publish } from './publishing.ts';
import { sitting } from './sitting.ts';
import { isRight } from './translations.ts';
import { redo, undo } from './undo.ts';
import { changeList, save } from './writing.ts';

const address = `/?edit=${sitting.token}`;

type Asked = { path: string; svg?: string; decisions?: Decisions } & Change & ListChange & PictureChange;

/** The owner's editor: what `npm run edit` adds to the development server. */
export const editor: Editor = {
  script: '/edit/browser/main.tsx',
  attach(server, renderAt) {
    tellAddress(server);
    const answers = answersOf(server, renderAt);
    server.middlewares.use('/edit-api/', async (request, response) => {
      const send = (status: number, body: unknown) =>
        void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body ?? {}));
      try {
        const answer = answers[(request.url ?? '').slice(1)];
        const refused = refusal(request, sitting.token);
        if (refused || !answer) throw new Refused(refused ?? 'The editor has no such command.');
        send(200, await answer((await json(request)) as Asked));
      } catch (thrown) {
        const error = thrown instanceof Error ? thrown : new Error(String(thrown));
        const isRefused = error instanceof Refused;
        if (!isRefused && !(error instanceof ContentError)) server.config.logger.error(String(error.stack));
        send(isRefused ? 403 : 500, { error: error.message.replace(/\.?\n\s+/g, '. ') });
      }
    });
  },
};

const answersOf = (server: ViteDevServer, renderAt: RenderAt): Record<string, (asked: Asked) => unknown> => ({
  page: ({ path, language }) => pageInfo(path, language, renderAt),
  places: ({ language }) => shownAt(language, renderAt),
  looked: ({ language, id }) => isRight(language, (each) => new Drafts().at(id, each)),
  checks: async () => {
    const ssr = server.environments.ssr as RunnableDevEnvironment;
    // Imported through Vite, because it reads the table of pages, which import their styles.
    const { toDos } = await ssr.runner.import<typeof import('./toDos.ts')>('/edit/toDos.ts');
    return toDos();
  },
  save: async (asked) => {
    await refuseDeadLink(asked, renderAt);
    return save(asked);
  },
  ...{ mark: changeMark, list: changeList, picture: changePicture, try: tryPicture, undo, redo, changes, publish },
});

/** Prints the address with its token, and opens it where there is a screen. */
function tellAddress(server: ViteDevServer): void {
  const hasScreen = process.platform !== 'linux' || Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']);
  server.config.server.open = process.stdout.isTTY && hasScreen ? address : false;
  server.printUrls = () => {
    const url = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
    console.log(`\n  Edit your site: ${url}${address}\n  Only this computer can open it. Stop it with Ctrl+C.\n`);
  };
}
