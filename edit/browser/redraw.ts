/** Makes the page say what it says after a change, and leaves in place what stays: the scroll position, an open sheet. */
export async function redraw(typed: () => Element | undefined): Promise<void> {
  const answer = await fetch(location.href);
  // Another program has left a mistake in a file. The editor's server says which; the page stays as it was.
  if (answer.status >= 500) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
  document.title = fresh.title;
  for (const [index, meta] of [...fresh.head.querySelectorAll('meta[content]')].entries())
    document.head.querySelectorAll('meta[content]')[index]?.setAttribute('content', meta.getAttribute('content') ?? '');
  morph(document.body, fresh.body, typed() ?? null);
}

/** What is being typed stays as it is, also where something else should stand in its place. */
function morph(live: Element, fresh: Element, typed: Element | null): void {
  if (live === typed) return;
  for (const { name } of [...live.attributes])
    if (!fresh.hasAttribute(name) && !['tabindex', 'popover', 'data-editable'].includes(name))
      live.removeAttribute(name);
  for (const { name, value } of fresh.attributes)
    if (live.getAttribute(name) !== value && name !== 'popover') live.setAttribute(name, value);
  const [old, wanted] = [[...live.childNodes], [...fresh.childNodes]];
  for (const [index, node] of wanted.entries()) {
    const there = old[index];
    if (!there) live.append(node);
    else if (there === typed) continue;
    else if (there.nodeType !== node.nodeType || there.nodeName !== node.nodeName)
      (there as ChildNode).replaceWith(node);
    else if (there instanceof Element && node instanceof Element) morph(there, node, typed);
    else if (there.nodeValue !== node.nodeValue) there.nodeValue = node.nodeValue;
  }
  for (const node of old.slice(wanted.length)) node.remove();
}
