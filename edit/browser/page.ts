import type { Done, PageInfo } from '../messages.ts';
import { ask, messageOf } from './api.ts';
import { elementFor, markPictures } from './elements.ts';
import { now, type Problem, set } from './state.ts';
import { nameOf, say } from './words.ts';

/** Redraws the page from the server's answer. */
export function show(info: PageInfo): void {
  const fresh = new DOMParser().parseFromString(info.html, 'text/html');
  markPictures(fresh, info.pictures);
  const page = info.pages.find(({ id }) => id === location.pathname)?.name ?? '';
  document.title = `${say('editing', { page })}: ${fresh.title}`;
  morph(document.body, fresh.body);
}

/** Changes only what differs, so that scroll position, focus and open sheets stay. */
function morph(live: Element, fresh: Element): void {
  for (const { name } of [...live.attributes])
    if (!fresh.hasAttribute(name) && name !== 'data-edited') live.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (live.getAttribute(name) !== value) live.setAttribute(name, value);
  const old = [...live.childNodes];
  const wanted = [...fresh.childNodes];
  for (const [index, node] of wanted.entries()) {
    const there = old[index];
    if (!there) live.append(node);
    else if (there instanceof Element && node instanceof Element && there.nodeName === node.nodeName)
      morph(there, node);
    else if (!there.isEqualNode(node)) there.replaceWith(node);
  }
  for (const node of old.slice(wanted.length)) node.remove();
}

let queue = Promise.resolve();
/** One redraw at a time, so that the newest comes last. None if the page is already newer than `since`. */
export function refresh(changedAt = Date.now()): Promise<void> {
  queue = queue.then(() => redraw(changedAt)).catch(complain);
  return queue;
}

async function redraw(changedAt: number): Promise<void> {
  if (changedAt <= now().info.asOf) return;
  const info = await ask<PageInfo>('page');
  show(info);
  const { card } = now();
  const isGone = card?.element && !card.element.isConnected;
  set({ info, card: isGone ? { ...card, element: elementFor(card.ids[0] ?? '') } : card });
}

// The event also comes for changes that this page saved and has drawn.
import.meta.hot?.on('content-changed', refresh);
// Also shows errors that no caller handles, such as a stopped server.
addEventListener('unhandledrejection', (event) => complain(event.reason));
export const complain = (problem: unknown) => set({ status: messageOf(problem), isWrong: true });

/** Sends a change, redraws the page and shows the result. Returns the mistake or conflict, if any. */
export async function act(endpoint: string, body?: object): Promise<Problem | undefined> {
  set({ status: say('saving'), isWrong: false });
  try {
    const { changedFile, conflict, also = [], undone } = await ask<Done>(endpoint, body);
    await refresh();
    if (changedFile) throw new Error(say('changedOutside', { file: changedFile }));
    if (conflict !== undefined) return { conflict };
    if (also.length > 0) set({ also: [...now().also, ...also], panel: 'also' });
    const done = undone ? say(endpoint === 'undo' ? 'undone' : 'redone', { name: nameOf(undone) }) : say('saved');
    set({ status: done });
    if (undone) elementFor(undone)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return undefined;
  } catch (problem) {
    complain(problem);
    return { mistake: messageOf(problem) };
  }
}
