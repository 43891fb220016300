import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ownProject } from '../content/own.ts';
import { startServerProcess } from '../server/parts/serverProcess.ts';

/** Runs before anything else of a page: tells what went wrong in it, and writes down where it stood in every frame. */
const watcher = `
const tell = (text) => navigator.sendBeacon('/fault', location.pathname + ' ' + text);
addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => tell(effectiveDirective + ' stopped ' + blockedURI));
addEventListener('unhandledrejection', ({ reason }) => tell(String(reason)));
addEventListener('error', ({ message, target }) => tell(message ?? target.outerHTML + ' did not load'), true);
const places = window.places = [];
const look = () => {
  if (places.at(-1) !== scrollY) places.push(scrollY);
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
`;

/**
 * The real server on the built site, behind a go-between that gives each page the watcher. The driver of this engine
 * cannot run anything before a page does.
 */
export async function serveWatched() {
  const data = mkdtempSync(join(tmpdir(), 'sehobi-engines-'));
  const server = await startServerProcess({ cwd: ownProject, env: { DATA_DIR: data } });
  const faults: string[] = [];
  const between = createServer(async (asked, answer) => {
    if (asked.url === '/watcher.js') {
      answer.setHeader('Content-Type', 'text/javascript').end(watcher);
    } else if (asked.url === '/fault') {
      faults.push(await textOf(asked));
      answer.writeHead(204).end();
    } else {
      pass(asked, answer, server.port);
    }
  });
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
  const address = between.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    faults,
    /** What the server really has of this visitor, read from its own file. */
    stored(email: string): string[] {
      const database = new DatabaseSync(join(data, 'contact.sqlite'), { readOnly: true });
      const rows = database.prepare('SELECT message FROM contact_message WHERE email = ?').all(email);
      database.close();
      return rows.map(({ message }) => String(message));
    },
    async stop() {
      between.close();
      between.closeAllConnections();
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function pass(asked: IncomingMessage, answer: ServerResponse, port: number): void {
  const { 'accept-encoding': _, ...headers } = asked.headers;
  const { method, url: path } = asked;
  const onward = request({ host: '127.0.0.1', port, method, path, headers }, async (found) => {
    const status = found.statusCode ?? 502;
    if (status === 304 || !found.headers['content-type']?.startsWith('text/html')) {
      found.pipe(answer.writeHead(status, found.headers));
      return;
    }
    const page = (await textOf(found)).replace('<head>', '<head><script src="/watcher.js"></script>');
    answer.writeHead(status, { ...found.headers, 'content-length': Buffer.byteLength(page) }).end(page);
  });
  onward.on('error', (error) => answer.writeHead(502).end(error.message));
  asked.pipe(onward);
}

async function textOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
