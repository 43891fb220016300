import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheControl, securityHeaders } from '../../server/http/headers.ts';
import { loadResources } from '../../server/http/static/resources.ts';
import type { RenderData } from '../../server/pages/builtSite.ts';
import { isHttps } from '../../server/settings/settings.ts';

const configTemplate = fileURLToPath(new URL('../../deploy/worker/wrangler.json', import.meta.url));
const workerMain = fileURLToPath(new URL('../../deploy/worker/src/main.ts', import.meta.url));
const isAsset = (path: string) => path.startsWith('/assets/');

export function buildWorker(folder: string): void {
  const dist = (...names: string[]) => resolve(join(folder, 'dist', ...names));
  const renderData = JSON.parse(readFileSync(dist('server/render-data.json'), 'utf8')) as RenderData;
  const usesHttps = isHttps(renderData.siteUrl);
  const resources = loadResources({ folder: dist('client'), usesHttps, languages: Object.keys(renderData.contents) });
  rmSync(dist('worker'), { recursive: true, force: true });
  mkdirSync(dist('worker/files'), { recursive: true });

  // Cloudflare serves assets without calling the worker, and compresses them. The worker reads other files from _site.
  const assets = dist('client/assets');
  const isCopiedAsset = (file: string) => !/\.(br|gz)$|[/\\]\.[^/\\]*$/.test(file);
  cpSync(assets, dist('worker/files/assets'), { recursive: true, filter: isCopiedAsset });
  cpSync(dist('client'), dist('worker/files/_site'), { recursive: true, filter: (file) => file !== assets });
  const headers = { ...securityHeaders({ usesHttps }), 'Cache-Control': cacheControl.asset };
  const headerLines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  writeFileSync(dist('worker/files/_headers'), `/assets/*\n${headerLines.join('\n')}\n`);

  const entries = [...resources.entries].filter(([address]) => !isAsset(address));
  const filesJson = JSON.stringify({ ...resources, entries }, (name, value) => (name === 'bytes' ? undefined : value));
  const moduleLines = [
    `export { pages, render } from ${JSON.stringify(dist('server/render.js'))};`,
    `export { default as renderData } from ${JSON.stringify(dist('server/render-data.json'))};`,
    `export const files = JSON.parse(${JSON.stringify(filesJson)});`,
  ];
  writeFileSync(dist('worker/built.js'), moduleLines.join('\n'));
  // `define` in wrangler.json gives import.meta.url a value, because bundled packages read it and workers have none.
  const config = JSON.parse(readFileSync(configTemplate, 'utf8'));
  const overrides = {
    main: workerMain,
    alias: { 'site:built': dist('worker/built.js') },
    assets: { ...config.assets, directory: dist('worker/files') },
  };
  writeFileSync(dist('worker/wrangler.json'), JSON.stringify({ ...config, ...overrides }, null, 1));
}

if (import.meta.main) buildWorker('.');
