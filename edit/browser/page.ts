import type { PageInfo, PublishInfo } from '../protocol.ts';
import { annotatedPage } from './annotate.ts';
import { elementFor, inEditorLanguage, nameOf, pageLanguage, translate } from './names.ts';
import { getState, setState } from './state.ts';

export async function request<Answer>(endpoint: string, body: object = {}): Promise<Answer> {
  const response = await fetch(`/edit-api/${endpoint}`, {
    method: 'POST',
    body: JSON.stringify({ address: location.pathname + location.search, language: pageLanguage, ...body }),
  }).catch(() => {
    throw new Error('The editor has stopped. Start it again in the terminal: npm run edit');
  });
  const answer = (await response.json()) as Answer & { error?: string };
  if (!response.ok) throw new Error(answer.error);
  return answer;
}

/** Changes only what differs, so that scroll position, focus and open sheets stay. */
function morph(live: ChildNode, fresh: ChildNode): void {
  if (live instanceof Element && fresh instanceof Element && live.nodeName === fresh.nodeName) {
    for (const { name } of [...live.attributes]) if (!fresh.hasAttribute(name)) live.removeAttribute(name);
    for (const { name, value } of fresh.attributes)
      if (live.getAttribute(name) !== value) live.setAttribute(name, value);
    const [liveNodes, freshNodes] = [[...live.childNodes], [...fresh.childNodes]];
    for (const [index, node] of liveNodes.entries()) {
      const freshNode = freshNodes[index];
      if (freshNode) morph(node, freshNode);
      else node.remove();
    }
    live.append(...freshNodes.slice(liveNodes.length));
  } else if (!live.isEqualNode(fresh)) live.replaceWith(fresh);
}

export const inTurn = <Result>(task: () => Promise<Result>) => navigator.locks.request('change or redraw', task);

export async function redrawPage(changedAt = Date.now(), publishResult = getState().publishResult): Promise<void> {
  if (changedAt <= getState().info.contentReadAtMs) return;
  const info = await request<PageInfo>('page');
  const fresh = annotatedPage(info);
  morph(document.body, fresh);
  const { card } = getState();
  const isGone = card?.element && !card.element.isConnected;
  setState({ info, publishResult, card: isGone ? { ...card, element: elementFor(card.ids[0] ?? '') } : card });
  document.title = `${translate('editing')}: ${fresh.ownerDocument.title}`;
}

// Another program may have changed the content. `{}` removes the result of the last Publish.
import.meta.hot?.on('content-changed', (changedAt: number) => inTurn(() => redrawPage(changedAt, {})));
addEventListener('unhandledrejection', (event) => showError(event.reason));

export function showError(problem: unknown): string {
  const status = inEditorLanguage(problem instanceof Error ? problem.message : String(problem));
  setState({ status, isError: true });
  return status;
}

/** Returns what is wrong, if anything. */
export async function sendChange(endpoint: string, body?: object): Promise<string | undefined> {
  setState({ status: translate('saving'), isError: false });
  try {
    const { undone, ...publishResult } = await request<{ undone?: string } & Partial<PublishInfo>>(endpoint, body);
    await redrawPage(Date.now(), publishResult);
    setState({ status: undone ? translate('undone', { name: nameOf(undone) }) : translate('saved') });
    if (undone) elementFor(undone)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return undefined;
  } catch (problem) {
    // If another program has changed the file meanwhile, the page must show that change.
    void inTurn(() => redrawPage());
    return showError(problem);
  }
}

export const queueChange = (endpoint: string, body?: object) => inTurn(() => sendChange(endpoint, body));
