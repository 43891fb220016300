import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { serveWith } from '../accessibility/parts/servedSite.ts';
import { ownContent } from '../content/own.ts';

/**
 * Records errors and the scroll position in every frame. This engine's driver cannot run anything before a page does.
 */
const watcher = `
const tell = (text) => localStorage.faults = (localStorage.faults ?? '') + location.pathname + ' ' + text + '\\n';
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

export async function serveWatched() {
  const { url, data, stop } = await serveWith({ en: ownContent('en'), id: ownContent('id') }, watcher);
  return {
    url,
    stop,
    stored(email: string): string[] {
      const database = new DatabaseSync(join(data, 'contact.sqlite'), { readOnly: true });
      const rows = database.prepare('SELECT message FROM contact_message WHERE email = ?').all(email);
      database.close();
      return rows.map(({ message }) => String(message));
    },
  };
}
