import type { Done, PageInfo } from '../messages.ts';
import { ask, language, reason } from './api.ts';
import { mapPage, targets } from './pageMap.ts';
import { redraw } from './redraw.ts';
import { mode, now, set, type Wrong } from './state.ts';
import { say } from './words.ts';

/** Reads the page as it is now, shows it, and learns which of its texts came from where. */
async function draw(): Promise<void> {
  const isFirst = now().info.asOf === 0;
  if (!isFirst && mode === 'browse') return location.reload();
  try {
    const info = await ask<PageInfo>('page', { path: location.pathname, language });
    if (!isFirst && mode === 'edit') redraw(info.html, now().card?.typing?.element);
    const map = mapPage(info);
    for (const element of mode === 'edit' ? targets(map) : []) {
      element.setAttribute('data-editable', '');
      if (!element.matches('a, button, summary')) element.setAttribute('tabindex', '0');
    }
    set({ info, map, unread: '' });
  } catch (problem) {
    set({ unread: reason(problem) });
  }
}

let queue = Promise.resolve();
/** One after the other, so that the newest is drawn last; what is drawn already is not drawn again. */
export function refresh(since = Date.now()): Promise<void> {
  queue = queue.then(() => (since > now().info.asOf ? draw() : undefined));
  return queue;
}
// Also told of what this page itself has saved, and drawn.
import.meta.hot?.on('content-changed', refresh);
// Whatever could not be read is told, also where nobody waits for it: a sheet whose server has stopped.
addEventListener('unhandledrejection', (event) => set({ fault: reason(event.reason) }));

/** What was saved is what the next change starts from, also before the page is drawn anew. */
export function learn(id: string, value: string): void {
  const fields = now().info.fields.map((field) => (field.id === id ? { ...field, value } : field));
  set({ info: { ...now().info, fields } });
}

let acts = 0;
/** The last drawing after which texts may stand elsewhere. */
export let moved: Promise<unknown> | undefined;

/** Does something to the content and shows what became of it; the answer is what hindered it. */
export async function act(what: string, body: object): Promise<Wrong | undefined> {
  acts += 1;
  const own = acts;
  set({ saved: say('saving'), fault: '' });
  try {
    const { changed, conflict, letters = [] } = await ask<Done>(what, body);
    if (changed) throw new Error(say('changedOutside', { file: changed }));
    set({ saved: conflict === undefined ? say('showing') : '' });
    if (conflict !== undefined) return { conflict };
    // What is wished next need not wait for it.
    const saved = letters.length > 0 ? say('letters', { letters: letters.join(' ') }) : say('saved');
    const drawing = refresh().then(() => own === acts && set({ saved }));
    if (what !== 'save') moved = drawing;
    return undefined;
  } catch (problem) {
    set({ saved: '', fault: reason(problem) });
    return { mistake: reason(problem) };
  }
}
