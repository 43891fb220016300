import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { mediaTypeOf } from '../../server/http/static/mediaTypes.ts';

export type Answer = { status: number; headers: Record<string, string>; body: string };

/** Serves a folder as the hosts' documentation describes it: extensionless pages, 404.html, `_headers`, `_redirects`. */
export function staticHost(folder: string, redirects = '') {
  const rules = headerRules(readFileSync(join(folder, '_headers'), 'utf8'));
  const file = (path: string) =>
    [path, `${path}.html`, join(path, 'index.html')].map((name) => join(folder, name)).find(isFile);

  function send(name: string | undefined, path: string, status = 200): Answer {
    const shown = name ?? join(folder, '404.html');
    const headers: Record<string, string> = { 'content-type': mediaTypeOf(shown) };
    for (const { pattern, values } of rules) {
      if (!pattern.test(path)) continue;
      for (const [key, value] of values)
        headers[key] = key in headers && key !== 'content-type' ? `${headers[key]}, ${value}` : value;
    }
    return { status: name ? status : 404, headers, body: readFileSync(shown, 'utf8') };
  }

  return {
    asset: (path: string) => send(path.startsWith('/_') ? undefined : file(path), path),
    ask(address: string): Answer {
      const { pathname, searchParams } = new URL(address, 'https://host.example');
      for (const { from, query, to, status, force } of redirectRules(redirects)) {
        const matches = from.test(pathname) && query.every(([key, value]) => searchParams.get(key) === value);
        if (matches && (force || !file(pathname))) return send(file(to), pathname, status);
      }
      return this.asset(pathname);
    },
  };
}

const isFile = (name: string) => existsSync(name) && statSync(name).isFile();
const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);

function headerRules(text: string) {
  return text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [path = '', ...lines] = block.split('\n');
      const values = lines.map((line): [string, string] => {
        const colon = line.indexOf(': ');
        return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 2)];
      });
      return { pattern: patternOf(path), values };
    });
}

function redirectRules(text: string) {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean);
  return lines.map((line) => {
    const parts = line.split(/\s+/);
    const [from = '', ...rest] = parts;
    const [to = '', status = ''] = rest.slice(-2);
    const query = rest
      .slice(0, -2)
      .map((part): [string, string] => [part.split('=')[0] ?? '', part.split('=')[1] ?? '']);
    return { from: patternOf(from), query, to, status: Number.parseInt(status, 10), force: status.endsWith('!') };
  });
}
