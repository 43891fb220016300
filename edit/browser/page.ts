/// <reference lib="esnext.typedarrays" />
import type { Done, PageInfo } from '../messages.ts';
import { ask, language, reason } from './api.ts';
import { again, mapPage, targetFor, targetOf, targets } from './pageMap.ts';
import { draft, isUnsaved, mode, now, set, type Wrong } from './state.ts';
import { named, say } from './words.ts';

/** Redraws the page from the server's answer and maps its texts to fields; a text being typed stays. */
export function show(info: PageInfo): void {
  if (mode === 'edit') {
    const fresh = new DOMParser().parseFromString(info.html, 'text/html');
    document.title = fresh.title;
    morph(document.body, fresh.body);
  }
  const map = mapPage(info);
  const looks = new Set(info.fields.flatMap(({ id, look }) => (look ? id : [])));
  for (const element of mode === 'edit' ? targets(map) : []) {
    element.setAttribute('data-editable', '');
    element.toggleAttribute('data-look', Boolean(targetOf(map, element)?.ids.some((id) => looks.has(id))));
    if (!element.matches('a, button, summary')) element.setAttribute('tabindex', '0');
  }
  const { card, map: before } = now();
  const followed = card && !card.place ? { ...card, target: again(card.target, before, map) } : card;
  set({ info, map, card: followed, unread: '' });
}

/** Changes only what differs, so that scroll position, focus and open sheets stay. */
function morph(live: Element, fresh: Element): void {
  const typed = now().card?.place;
  if (live === typed) return;
  for (const { name } of [...live.attributes])
    if (!fresh.hasAttribute(name) && !['tabindex', 'data-editable'].includes(name)) live.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (live.getAttribute(name) !== value) live.setAttribute(name, value);
  const [old, wanted] = [[...live.childNodes], [...fresh.childNodes]];
  for (const [index, node] of wanted.entries()) {
    const there = old[index];
    if (!there) live.append(node);
    else if (there === typed) continue;
    else if (there instanceof Element && node instanceof Element && there.nodeName === node.nodeName)
      morph(there, node);
    else if (!there.isEqualNode(node)) there.replaceWith(node);
  }
  for (const node of old.slice(wanted.length)) node.remove();
}

let queue = Promise.resolve();
/** One redraw at a time, so that the newest comes last; none if the page is new enough already. */
export function refresh(since = Date.now()): Promise<void> {
  const draw = async () => {
    const { asOf } = now().info;
    if (since <= asOf) return;
    if (asOf > 0 && mode === 'browse') return location.reload();
    show(await ask<PageInfo>('page'));
  };
  queue = queue.then(draw).catch((problem) => set({ unread: reason(problem) }));
  return queue;
}
// Also told of what this page itself has saved, and drawn.
import.meta.hot?.on('content-changed', refresh);
// Also tells errors that no caller handles, such as a stopped server.
addEventListener('unhandledrejection', (event) => complain(event.reason));
const complain = (problem: unknown) => set({ told: reason(problem), isWrong: true, isMoving: false });

/** Brings what was undone into sight. */
function shown({ id, language: at }: { id: string; language: string }): void {
  const target = targetFor(now().map, id) ?? targetFor(now().map, `${id}.0`);
  if (at === language) target?.element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

let acts = 0;
/** Sends a change, redraws the page and tells the result. Returns the mistake or conflict, if any. */
export async function act(what: string, body?: object): Promise<Wrong | undefined> {
  acts += 1;
  const own = acts;
  set({ told: say('saving'), isWrong: false, isMoving: what !== 'save' });
  try {
    const { changed, conflict, letters = [], also = [], at } = await ask<Done>(what, body);
    if (changed) {
      void refresh();
      throw new Error(say('changedOutside', { file: changed }));
    }
    set({ told: conflict === undefined ? say('showing') : '' });
    if (also.length > 0 && now().panel !== 'also') set({ also, panel: 'also' });
    if (conflict !== undefined) return { conflict };
    const done = at && say(what === 'undo' ? 'undone' : 'redone', { name: named(at.id) });
    const told = letters.length > 0 ? say('letters', { letters: letters.join(' ') }) : (done ?? say('saved'));
    const drawing = refresh().then(() => own === acts && set({ told: isUnsaved() ? '' : told }));
    // What is typed next need not wait for it, unless texts may stand elsewhere then.
    if (what !== 'save') await drawing.then(() => set({ isMoving: false }));
    if (at) shown(at);
    return undefined;
  } catch (problem) {
    complain(problem);
    return { mistake: reason(problem) };
  }
}

export const base64 = async (file: File) => new Uint8Array(await file.arrayBuffer()).toBase64();

/** Shows a picture before it is put in its place; one that cannot stand there is told at once, and forgotten. */
export async function choose(id: string, file: File): Promise<void> {
  if (/\.hei[cf]$/i.test(file.name)) return void set({ told: say('heic'), isWrong: true });
  set({ told: '', isWrong: false });
  draft(id, { file });
  const wrong = await ask('try', { id, file: await base64(file) }).then(() => undefined, reason);
  if (wrong === undefined || now().drafts[id]?.file !== file) return;
  draft(id);
  set({ told: wrong, isWrong: true });
}
