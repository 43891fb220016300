import { useEffect, useState } from 'react';
import type { ChangeResult, PageInfo } from '../messages.ts';
import { annotatedPage } from './annotate.ts';
import { elementFor, inEditorLanguage, language, nameOf, translate } from './names.ts';
import { getState, setState } from './state.ts';

const hasStopped = 'The editor has stopped. Start it again in the terminal: npm run edit';

/** Asks the editor's server. Throws its error text, which the caller shows. */
export async function request<Answer>(endpoint: string, body: object = {}): Promise<Answer> {
  const response = await fetch(`/edit-api/${endpoint}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path: location.pathname, language, ...body }),
  }).catch(() => {
    throw new Error(hasStopped);
  });
  const answer = (await response.json()) as Answer & { error?: string };
  if (!response.ok) throw new Error(answer.error);
  return answer;
}

/** The server's answer, undefined until it comes. */
export function useAnswer<Answer>(endpoint: string, id?: string): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => void request<Answer>(endpoint, { id }).then(setAnswer, showError), [endpoint, id]);
  return answer;
}

export const messageOf = (problem: unknown) =>
  inEditorLanguage(problem instanceof Error ? problem.message : String(problem));

export function drawPage(info: PageInfo): void {
  const fresh = annotatedPage(info);
  const page = info.pages.find(({ path }) => path === location.pathname)?.name ?? '';
  document.title = `${translate('editing', { page })}: ${fresh.ownerDocument.title}`;
  morph(document.body, fresh);
}

/** Changes only what differs, so that scroll position, focus and open sheets stay, as does the mark of the edited element. */
function morph(live: Element, fresh: Element): void {
  for (const { name } of [...live.attributes])
    if (!fresh.hasAttribute(name) && name !== 'data-edited') live.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (live.getAttribute(name) !== value) live.setAttribute(name, value);
  const liveNodes = [...live.childNodes];
  const freshNodes = [...fresh.childNodes];
  for (const [index, node] of freshNodes.entries()) {
    const liveNode = liveNodes[index];
    if (!liveNode) live.append(node);
    else if (liveNode instanceof Element && node instanceof Element && liveNode.nodeName === node.nodeName)
      morph(liveNode, node);
    else if (!liveNode.isEqualNode(node)) liveNode.replaceWith(node);
  }
  for (const node of liveNodes.slice(freshNodes.length)) node.remove();
}

let queue: Promise<unknown> = Promise.resolve();
/** One change or redraw after the other, so that quick presses keep their order and the newest page comes last. */
export function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
  const turn = queue.then(task);
  queue = turn.catch(showError);
  return turn;
}

/** Draws the page anew, unless it already has the change of this time. */
async function redraw(changedAt = Date.now()): Promise<void> {
  if (changedAt <= getState().info.asOf) return;
  const info = await request<PageInfo>('page');
  drawPage(info);
  const { card } = getState();
  const isGone = card?.element && !card.element.isConnected;
  setState({ info, card: isGone ? { ...card, element: elementFor(card.ids[0] ?? '') } : card });
}

// The event also comes for changes that this page saved and has drawn.
import.meta.hot?.on('content-changed', (changedAt: number) => inTurn(() => redraw(changedAt)));
import.meta.hot?.on('vite:ws:disconnect', () => showError(hasStopped));
// Also shows errors that no caller handles, such as a stopped server.
addEventListener('unhandledrejection', (event) => showError(event.reason));
export const showError = (problem: unknown) => setState({ status: messageOf(problem), isError: true });

/** Sends a change, redraws the page and shows the result. Returns what is wrong, if anything. */
export async function sendChange(endpoint: string, body?: object): Promise<string | undefined> {
  setState({ status: translate('saving'), isError: false });
  try {
    const { conflict, otherTexts, undone } = await request<ChangeResult>(endpoint, body);
    await redraw();
    if (conflict !== undefined) throw new Error(translate('conflict', { now: conflict || translate('nothing') }));
    if (otherTexts) setState({ otherTexts: { ...getState().otherTexts, ...otherTexts }, panel: 'otherTexts' });
    if (undone === undefined) setState({ status: translate('saved') });
    else setState({ status: translate(undone ? 'undone' : 'nothingToUndo', { name: nameOf(undone) }), otherTexts: {} });
    if (undone) elementFor(undone)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return undefined;
  } catch (problem) {
    showError(problem);
    return messageOf(problem);
  }
}

export const change = (endpoint: string, body?: object) => inTurn(() => sendChange(endpoint, body));
