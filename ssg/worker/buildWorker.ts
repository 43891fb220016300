import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { cacheControl, securityHeaders } from '../../server/http/headers.ts';
import { loadResources } from '../../server/http/static/resources.ts';
import type { Inputs } from '../../server/pages/builtSite.ts';

const entry = fileURLToPath(new URL('../../deploy/worker/src/main.ts', import.meta.url));

/** The worker's code and files, from what `npm run build` has left in `folder`'s dist. */
export async function buildWorker(folder: string): Promise<void> {
  const at = (...names: string[]) => resolve(join(folder, 'dist', ...names));
  const { siteUrl, contents } = JSON.parse(readFileSync(at('server/inputs.json'), 'utf8')) as Inputs;
  const secure = siteUrl?.startsWith('https:') ?? false;
  rmSync(at('worker'), { recursive: true, force: true });
  // The runtime sends these by itself, and chooses their coding by itself.
  const isAsset = (path: string) => path.startsWith('/assets/');
  const { entries, ...site } = loadResources({ folder: at('client'), secure, languages: Object.keys(contents) });
  const files = { ...site, entries: [...entries].filter(([address]) => !isAsset(address)) };
  const pathIn = (folder: string, name: string) => name.slice(folder.length).replaceAll('\\', '/');
  cpSync(at('client'), at('worker/files/_site'), {
    recursive: true,
    filter: (name) => !isAsset(`${pathIn(at('client'), name)}/`),
  });
  if (existsSync(at('client/assets')))
    cpSync(at('client/assets'), at('worker/files/assets'), {
      recursive: true,
      filter: (name) => !/\.(br|gz)$/.test(name),
    });
  writeFileSync(at('worker/files/_headers'), headersOfAssets(secure));

  const modules: Record<string, string> = {
    'site:files': `export default JSON.parse(${JSON.stringify(JSON.stringify(files, withoutBytes))})`,
    'site:render': `export * from ${JSON.stringify(at('server/render.js'))}`,
    'site:package': `export { version } from ${JSON.stringify(fileURLToPath(new URL('../../package.json', import.meta.url)))}`,
    'site:inputs': `export { default } from ${JSON.stringify(at('server/inputs.json'))}`,
  };
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'built-site',
        enforce: 'pre',
        resolveId: (id) => (id in modules ? `\0${id}` : undefined),
        load: (id) => modules[id.slice(1)],
      },
    ],
    resolve: { noExternal: true },
    // Code made for Node asks for its own address. A worker has none; which one it gets makes no difference.
    define: { 'import.meta.url': '"file:///worker.js"', 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: entry,
      outDir: at('worker/code'),
      emptyOutDir: true,
      target: 'es2024',
      minify: true,
      rolldownOptions: {
        external: /^(node|cloudflare):/,
        output: { codeSplitting: false, entryFileNames: 'index.js' },
      },
    },
  });
}

const withoutBytes = (name: string, value: unknown) => (name === 'bytes' ? undefined : value);

/** Assets are sent without asking the worker, so their headers stand beside them. */
function headersOfAssets(secure: boolean): string {
  const headers = { ...securityHeaders({ secure }), 'Cache-Control': cacheControl.asset };
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return `/assets/*\n${lines.join('\n')}\n`;
}

if (import.meta.main) await buildWorker('.');
