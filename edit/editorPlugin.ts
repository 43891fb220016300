import { json } from 'node:stream/consumers';
import type { RunnableDevEnvironment, ViteDevServer } from 'vite';
import { ContentError } from '../ssg/content/content.ts';
import type { Editor, RenderAt } from '../ssg/develop.ts';
import { checkRequest } from './checkRequest.ts';
import { Refused } from './drafts.ts';
import { changeList } from './lists.ts';
import type { Change, Decisions, ListChange, PictureChange } from './messages.ts';
import { pageInfo, pagesWith, refuseDeadLink } from './page.ts';
import { changePicture } from './photographs.ts';
import { changes, publish } from './publishing.ts';
import { save } from './save.ts';
import { undo } from './undo.ts';

type Body = { path: string; language: string; decisions?: Decisions } & Change & ListChange & PictureChange;

/** The owner's editor: what `npm run edit` adds to the development server. */
export const editor: Editor = {
  script: '/edit/browser/main.ts',
  attach(server, renderAt) {
    const endpoints = endpointsOf(server, renderAt);
    server.middlewares.use('/edit-api/', async (request, response) => {
      const send = (status: number, body: unknown) =>
        void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body ?? {}));
      try {
        checkRequest(request);
        const endpoint = endpoints[(request.url ?? '').slice(1)];
        if (!endpoint) throw new Refused('The editor has no such command.');
        send(200, await endpoint((await json(request)) as Body));
      } catch (thrown) {
        const error = thrown instanceof Error ? thrown : new Error(String(thrown));
        const isRefused = error instanceof Refused;
        if (!isRefused && !(error instanceof ContentError)) server.config.logger.error(String(error.stack));
        send(isRefused ? 403 : 500, { error: error.message.replace(/\.?\n\s+/g, '. ') });
      }
    });
  },
};

const endpointsOf = (server: ViteDevServer, renderAt: RenderAt): Record<string, (body: Body) => unknown> => ({
  page: ({ path, language }) => pageInfo(path, language, renderAt),
  pagesWith: ({ id, language }) => pagesWith(id, language, renderAt),
  save: async (body) => {
    await refuseDeadLink(body, renderAt);
    return save(body);
  },
  list: changeList,
  picture: changePicture,
  undo,
  launch: async () => {
    const ssr = server.environments.ssr as RunnableDevEnvironment;
    // Imported through Vite, because it reads the table of pages, which import their styles.
    const { launchList } = await ssr.runner.import<typeof import('./launchList.ts')>('/edit/launchList.ts');
    return launchList();
  },
  changes,
  publish,
});
