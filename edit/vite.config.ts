import { json } from 'node:stream/consumers';
import { inspect } from 'node:util';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type RunnableDevEnvironment, type ViteDevServer } from 'vite';
import { ContentError } from '../ssg/content/content.ts';
import type { Editor } from '../ssg/develop.ts';
import { sitePlugin } from '../ssg/sitePlugin.ts';
import { idOf } from './contentFiles.ts';
import { pageInfo, refuseDeadLink } from './pageInfo.ts';
import { changePicture } from './pictures.ts';
import type { Change, Decisions, LaunchProblem, ListChange, PictureChange } from './protocol.ts';
import { publish } from './publishing.ts';
import { changeList, save } from './save.ts';
import { undo } from './undo.ts';

type Body = { address: string; language: string; decisions?: Decisions } & Change & ListChange & PictureChange;

const editor: Editor = {
  script: '/edit/browser/main.ts',
  attach(server, renderAt) {
    const endpoints: Record<string, (body: Body) => unknown> = {
      page: ({ address, language }) => pageInfo(address, language, renderAt),
      save: (body) => refuseDeadLink(body, renderAt).then(() => save(body)),
      list: changeList,
      picture: changePicture,
      undo,
      launch: () => problemsBeforeLaunch(server),
      publish,
    };
    server.middlewares.use('/edit-api/', async (request, response) => {
      response.setHeader('Content-Type', 'application/json');
      try {
        // Refuses other sites that are open in the browser.
        if (request.headers['sec-fetch-site'] !== 'same-origin')
          throw new ContentError('The editor answers its own page only');
        const answer = await endpoints[(request.url ?? '').slice(1)]?.((await json(request)) as Body);
        response.end(JSON.stringify(answer ?? {}));
      } catch (error) {
        const isRefused = error instanceof ContentError;
        if (!isRefused) server.config.logger.error(inspect(error));
        const text = error instanceof Error ? error.message : String(error);
        // An error may have its fix on an indented second line.
        response.writeHead(isRefused ? 403 : 500).end(JSON.stringify({ error: text.replace(/\.?\n\s+/g, '. ') }));
      }
    });
  },
};

/** The editor groups problems by `fix`, and shows the operator's, whose `fix` is '', as one group. */
async function problemsBeforeLaunch(server: ViteDevServer): Promise<LaunchProblem[]> {
  const { runner } = server.environments.ssr as RunnableDevEnvironment;
  // Imported through Vite, because check.ts imports site/pages.ts, whose pages import CSS.
  const { launchProblems } = await runner.import<typeof import('../ssg/launch/check.ts')>('/ssg/launch/check.ts');
  const problems = await launchProblems({ environment: loadEnv('production', '.', '') });
  return problems.map(({ what, fix, file = '', path, isAdvice }) =>
    file || isAdvice ? { what, fix, id: idOf(file, path) } : { what: `${what}. ${fix}`, fix: '', id: '' },
  );
}

const port = process.env['PORT'];

export default defineConfig({
  root: process.cwd(),
  plugins: [react(), sitePlugin(editor)],
  server: { host: '127.0.0.1', port: Number(port ?? 5173), strictPort: Boolean(port), open: process.stdout.isTTY },
});
