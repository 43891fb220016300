import { close, open } from './desk.ts';
import { choose } from './page.ts';
import { type Spot, targetAt, targetOf } from './pageMap.ts';
import { mode, now } from './state.ts';

let isPassing = false;
/** Lets the page do what a press does for visitors. */
export function press(element: Element): void {
  close();
  isPassing = true;
  if (element instanceof HTMLElement) element.click();
  isPassing = false;
}

const on = <Name extends keyof WindowEventMap>(name: Name, act: (event: WindowEventMap[Name], on: Element) => void) =>
  addEventListener(
    name,
    (event) => {
      const { target } = event;
      if (isPassing || !(target instanceof Element) || target.localName === 'edit-bar') return;
      if (!now().card?.place?.contains(target)) act(event, target);
    },
    true,
  );

const stop = (event: Event) => {
  event.preventDefault();
  event.stopPropagation();
};
const begin = (event: Event, target: Spot | undefined) => {
  stop(event);
  const at = event instanceof MouseEvent && event.detail > 0 ? event : undefined;
  if (target && !now().isMoving) open(target, at);
};
const under = ({ clientX, clientY }: MouseEvent) => targetAt(now().map, clientX, clientY);

/** A press on the page opens what is there, and Enter what has the focus; the page itself gets neither. */
if (mode === 'edit') {
  for (const name of ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'submit'] as const) on(name, stop);
  // A keyboard's click stands at no point.
  on('click', (event, focused) => begin(event, event.detail === 0 ? targetOf(now().map, focused) : under(event)));
  on('keydown', (event, focused) => {
    const target = event.key === 'Enter' ? targetOf(now().map, focused) : undefined;
    if (target) begin(event, target);
  });
  on('dragover', (event) => under(event)?.picture && stop(event));
  on('drop', (event) => {
    const target = under(event);
    const file = event.dataTransfer?.files[0];
    if (!target?.picture) return;
    begin(event, target);
    if (file) void choose(target.picture, file);
  });
}

/** Keys for what stands in the bar or in an open card, as its aria-keyshortcuts say; Esc closes. */
addEventListener('keydown', (event) => {
  if (event.key === 'Escape') return event.isComposing ? undefined : close();
  const inner = event.composedPath()[0];
  const isTyping = inner instanceof HTMLElement && (inner.isContentEditable || inner.matches('textarea, input'));
  // What is being typed has an undo of its own.
  if (isTyping && event.ctrlKey && !event.altKey) return;
  const keys = [
    ...(event.ctrlKey || event.metaKey ? ['Control'] : []),
    ...(event.altKey ? ['Alt'] : []),
    ...(event.shiftKey ? ['Shift'] : []),
    event.key.length === 1 ? event.key.toUpperCase() : event.key,
  ];
  const wanted = `[aria-keyshortcuts="${CSS.escape(keys.join('+'))}"]`;
  const found = document.querySelector('edit-bar')?.shadowRoot?.querySelector<HTMLElement>(wanted);
  if (!found) return;
  event.preventDefault();
  if (found.localName === 'button') found.click();
  else found.focus();
});
