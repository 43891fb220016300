/// <reference lib="esnext.typedarrays" />
import type { Done, PageInfo } from '../messages.ts';
import { annotate, elementFor } from './annotate.ts';
import { ask, language, reason } from './api.ts';
import { isUnsaved, mode, now, set } from './state.ts';
import { named, say } from './words.ts';

/** Redraws the page from the server's answer. */
export function show(info: PageInfo): void {
  if (mode === 'edit') {
    const [fresh, marked] = [info.html, info.marked].map((html) => new DOMParser().parseFromString(html, 'text/html'));
    if (!fresh || !marked) return;
    annotate(fresh, marked, info);
    const page = info.pages.find(({ id }) => id === location.pathname)?.name ?? '';
    document.title = `${say('editing', { page })}: ${fresh.title}`;
    morph(document.body, fresh.body);
  }
  const { card } = now();
  const isGone = card?.element && !card.element.isConnected;
  set({ info, card: isGone ? { ...card, element: elementFor(card.ids[0] ?? '') } : card });
}

/** Changes only what differs, so that scroll position, focus and open sheets stay. */
function morph(live: Element, fresh: Element): void {
  for (const { name } of [...live.attributes])
    if (!fresh.hasAttribute(name) && name !== 'data-edited') live.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (live.getAttribute(name) !== value) live.setAttribute(name, value);
  const [old, wanted] = [[...live.childNodes], [...fresh.childNodes]];
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
export function refresh(since = Date.now()): Promise<void> {
  const draw = async () => {
    const { asOf } = now().info;
    if (since <= asOf) return;
    if (asOf > 0 && mode === 'browse') return location.reload();
    show(await ask<PageInfo>('page'));
  };
  queue = queue.then(draw).catch(complain);
  return queue;
}
// The event also comes for changes that this page saved and has drawn.
import.meta.hot?.on('content-changed', refresh);
// Also shows errors that no caller handles, such as a stopped server.
addEventListener('unhandledrejection', (event) => complain(event.reason));
const complain = (problem: unknown) => set({ status: reason(problem), isWrong: true });

/** Sends a change, redraws the page and shows the result. Returns the mistake or conflict, if any. */
export async function act(what: string, body?: object): Promise<{ mistake?: string; conflict?: string } | undefined> {
  set({ status: say('saving'), isWrong: false });
  try {
    const { changed, conflict, letters = [], also = [], at } = await ask<Done>(what, body);
    const drawing = refresh();
    if (changed) throw new Error(say('changedOutside', { file: changed }));
    if (conflict !== undefined) return { conflict };
    set({ status: say('showing') });
    if (also.length > 0 && now().panel !== 'also') set({ also, panel: 'also' });
    const done = at ? say(what === 'undo' ? 'undone' : 'redone', { name: named(at.id) }) : say('saved');
    const status = letters.length > 0 ? say('letters', { letters: letters.join(' ') }) : done;
    const drawn = drawing.then(() => set({ status: isUnsaved() ? '' : status }));
    // Saving does not wait for the redraw, so that typing can go on. Other changes may move texts.
    if (what !== 'save') await drawn;
    if (at?.language === language) elementFor(at.id)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return undefined;
  } catch (problem) {
    complain(problem);
    return { mistake: reason(problem) };
  }
}
