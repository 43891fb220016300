import { existsSync, globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Features } from 'lightningcss';
import type { Plugin, ViteDevServer } from 'vite';
import * as brand from '../content/brand.ts';
import * as languages from '../content/languages.ts';
import * as courtFiles from '../site/courts/courtFiles.ts';
import { loadContents } from './content/content.ts';
import { type Editor, serveInDevelopment } from './develop.ts';
import { tokensCss } from './lib/tokens.ts';
import { deferredGroup } from './pages/styles.ts';
import { publish, stagingFolder } from './publish.ts';

const breakpoints = readFileSync('site/styles/breakpoints.css', 'utf8');
const emptyModule = '\0empty';
/** Vite's helper preloads the styles of an imported module, but islands have no styles. */
const preloadHelper = '\0vite/preload-helper.js';

/** Files that a development server must not serve: Vite's own list, and files with the contact form's messages. */
const privateFiles = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '*.sqlite*', '*.dump', 'messages.csv'];

/** Some modules read source files, which the built site does not contain, so the build replaces their exports by values. */
const codeOfModule = (values: object) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${codeOfValue(value)};\n`)
    .join('');
const codeOfValue = (value: unknown): string =>
  typeof value === 'function' ? `() => (${codeOfValue(value())})` : JSON.stringify(value);

export function sitePlugin(editor?: Editor): Plugin {
  let isBuild = false;
  return {
    name: 'sehobi-site',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    config: (_, { command }) => ({
      appType: 'custom',
      server: { fs: { deny: privateFiles } },
      css: {
        transformer: 'lightningcss',
        // Vite would compile light-dark() into two variables in every page.
        lightningcss: { drafts: { customMedia: true }, exclude: Features.LightDark },
      },
      environments: {
        client: {
          build: {
            outDir: `${stagingFolder}/client`,
            manifest: 'islands.json',
            modulePreload: false,
            rolldownOptions: { input: 'site/islands/loader.ts' },
          },
        },
        ssr: {
          // The bundle contains React, because a release does not install it.
          ...(command === 'build' && {
            resolve: { noExternal: true },
            define: { 'process.env.NODE_ENV': '"production"' },
          }),
          build: {
            outDir: `${stagingFolder}/server`,
            manifest: 'pages.json',
            emitAssets: true,
            rolldownOptions: {
              input: { render: 'ssg/pages/render.tsx' },
              // Removes comments with package paths, so that the same commit gives the same build in every folder.
              experimental: { attachDebugInfo: 'none' },
              output: { codeSplitting: { groups: [deferredGroup] } },
            },
          },
        },
      },
      builder: {
        async buildApp(builder) {
          if (existsSync('.env')) process.loadEnvFile('.env');
          const contents = loadContents();
          rmSync(stagingFolder, { recursive: true, force: true });
          for (const environment of Object.values(builder.environments)) await builder.build(environment);
          await publish(contents);
        },
      },
    }),
    // Each CSS file is compiled alone, so each needs the @custom-media rules of breakpoints.css.
    transform: (code, id) => (/\.css($|\?)/.test(id) ? breakpoints + code : undefined),
    resolveId(id) {
      // Styles are inlined in the page, so an island must not load them again.
      return isBuild && this.environment.name === 'client' && id.endsWith('.css') ? emptyModule : undefined;
    },
    load(id) {
      if (id === emptyModule) return '';
      if (isBuild && id === resolve('content/languages.ts')) return codeOfModule(languages);
      if (isBuild && id === resolve('content/brand.ts')) return codeOfModule(brand);
      if (id === resolve('site/courts/courtFiles.ts')) {
        if (isBuild) return codeOfModule(courtFiles);
        for (const file of globSync('site/courts/**/*.{svg,yaml}')) this.addWatchFile(resolve(file));
      }
      if (id.split('?')[0] === resolve('site/styles/tokens.css')) return tokensCss();
      return isBuild && id === preloadHelper ? 'export const __vitePreload = (load) => load();' : undefined;
    },
    configureServer(server: ViteDevServer) {
      // The path is absolute, because with a relative one the watcher reports paths that match no module.
      server.watcher.add(resolve(server.config.root, 'content'));
      return () => serveInDevelopment(server, editor);
    },
    hotUpdate({ file, modules, server }) {
      // Vite itself replaces modules in the browser, such as islands. After other changes the page is rendered again.
      const isInBrowser = server.environments.client.moduleGraph.getModulesByFile(file)?.size;
      const isContent = file.startsWith(`${this.environment.config.root}/content/`) && !file.endsWith('.ts');
      const isRendered =
        file.endsWith('.css') || isContent || this.environment.moduleGraph.getModulesByFile(file)?.size;
      if (this.environment.name === 'ssr' && isRendered && !isInBrowser) {
        // A reload would lose unsaved text in the editor, so the editor itself redraws a page that is older than this time.
        const { mtimeMs } = statSync(existsSync(file) ? file : dirname(file));
        const update = { type: 'custom', event: 'content-changed', data: mtimeMs } as const;
        server.environments.client.hot.send(editor && isContent ? update : { type: 'full-reload' });
      }
      const tokens = this.environment.moduleGraph.getModulesByFile(resolve('site/styles/tokens.css'));
      return file === resolve('content/facts.yaml') && tokens ? [...modules, ...tokens] : undefined;
    },
  };
}
