import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import { compressFolder } from '../../ssg/output.ts';
import { collectText, startServerProcess } from '../server/helpers/serverProcess.ts';
import { makeSiteFolder } from '../server/helpers/siteFolder.ts';

const sentence = 'Badminton on Tuesday, softball on Sunday, and a band on every evening between. ';
const htmlOf = (title: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>${title}</title><style>h1{color:red}</style>${head}</head><body><h1>${title}</h1><p>${sentence.repeat(30)}</p></body></html>`;

export const siteFiles: Record<string, string | Buffer> = {
  'index.html': htmlOf('Home', '<script src="https://a.co/a.js"></script><script>var early = 1</script>'),
  'index.en.html': htmlOf('Home, for ?lang=en'),
  'index.id.html': htmlOf('Beranda'),
  'about.html': htmlOf('About'),
  'about.id.html': htmlOf('Tentang'),
  'topic/host.html': htmlOf('About, for hosts'),
  'play/futsal.html': htmlOf('Futsal'),
  'play/futsal.id.html': htmlOf('Futsal, Indonesian'),
  '404.html': htmlOf('Nothing here'),
  '404.id.html': htmlOf('Tidak ada'),
  'robots.txt': 'User-agent: *\n',
  'favicon.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h9v9z"/>'.repeat(40)}</svg>`,
  '_redirects.json':
    '{"/old":"/about#team","/elsewhere":"https://app.example/start","/store":"https://store.example/?id=1"}',
  '.own-assets.json': '[]',
  '.well-known/security.txt': 'Contact: mailto:security@example.com\n',
  '.well-known/apple-app-site-association': '{}',
  'assets/.DS_Store': 'a list of files',
  'assets/app-abc12345.js': `console.log(${JSON.stringify(sentence.repeat(20))});`,
  'assets/photo-abc12345.avif': Buffer.alloc(1000, 'not compressed again'),
};

export function writeFiles(folder: string, files: Record<string, string | Buffer> = siteFiles): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

export async function startServerWithFiles(files = siteFiles, siteUrl?: string) {
  const site = makeSiteFolder(siteUrl);
  const folder = join(site.folder, 'dist/client');
  writeFiles(folder, files);
  await compressFolder(folder);
  const server = await startServerProcess({ cwd: site.folder });
  afterAll(() => server.stop().then(site.remove));
  return { ...server, folder };
}

type Options = RequestOptions & { body?: string };

/** One request through Node's client, which sends the path unchanged and adds no Accept-Encoding. */
export async function request(server: { port: number }, path: string, { body, ...options }: Options = {}) {
  const clientRequest = httpRequest({ host: '127.0.0.1', port: server.port, path, agent: false, ...options }).end(body);
  const [response] = (await once(clientRequest, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
}

export function sendRaw(server: { port: number }, bytes: string): Promise<string> {
  const socket = connect(server.port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
  const answer = collectText(socket.setEncoding('latin1'));
  // The server may refuse a request before it has read all of it.
  socket.on('error', () => {});
  return new Promise((resolve) => socket.once('close', () => resolve(answer())));
}

export const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
