/** Makes the page say what it says after a change, and leaves in place what stays: the scroll position, an open sheet. */
export function redraw(html: string, typed: Element | undefined): void {
  const fresh = new DOMParser().parseFromString(html, 'text/html');
  document.title = fresh.title;
  for (const [index, meta] of [...fresh.head.querySelectorAll('meta[content]')].entries())
    document.head.querySelectorAll('meta[content]')[index]?.setAttribute('content', meta.getAttribute('content') ?? '');
  morph(document.body, fresh.body, typed);
}

/** What is being typed stays as it is, also where something else should stand in its place. */
export function morph(live: Element, fresh: Element, typed?: Element): void {
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
      morph(there, node, typed);
    else if (!there.isEqualNode(node)) there.replaceWith(node);
  }
  for (const node of old.slice(wanted.length)) node.remove();
}
