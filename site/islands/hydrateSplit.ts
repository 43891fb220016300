import { fewest, most, type SplitProps, share } from './share.ts';

/** Puts a slider in the place of the list. Everything that changes has an element of its own, for browsers that translate. */
export function hydrate(section: HTMLElement): void {
  const { total, currency, start, words } = JSON.parse(section.dataset['props'] ?? '{}') as SplitProps;
  const list = section.querySelector('ul');
  const price = section.querySelector('.split-price b');
  const strips = [...section.querySelectorAll<HTMLElement>('.split-strip')];
  if (!list || !price) return;

  for (const strip of strips.slice(0, most - strips.length)) {
    const copy = strip.cloneNode(true) as HTMLElement;
    strip.parentElement?.append(copy);
    strips.push(copy);
  }

  const choose = document.createElement('div');
  choose.className = 'split-choose';
  const players = document.createElement('b');
  const range = Object.assign(document.createElement('input'), {
    type: 'range',
    className: 'ball-slider',
    min: fewest,
    max: most,
    value: start,
  });
  range.ariaLabel = words.label;

  const show = () => {
    const count = range.valueAsNumber;
    const each = `${currency} ${share(total, count).toLocaleString('id-ID')}`;
    const label = words.players.replace('{players}', String(count));
    write(players, label);
    write(price, each);
    range.ariaValueText = `${label}, ${each}`;
    for (const [index, strip] of strips.entries()) {
      strip.hidden = index >= count;
      for (const paid of strip.querySelectorAll('b')) write(paid, each);
    }
  };
  range.addEventListener('input', show);
  // In the row of cards Chromium leaves what Tab reaches in the next card beside the window.
  section.parentElement?.addEventListener('focusin', ({ target }) =>
    (target as Element).closest('.feature')?.scrollIntoView({ inline: 'start', block: 'nearest' }),
  );
  show();
  choose.append(players, range);
  list.replaceWith(choose);
}

/**
 * Chromium looks at all elements after any :root:has() again when an element's children are replaced, not when a text changes.
 * A browser that translates has put elements around the text.
 */
function write(element: Element, text: string): void {
  if (element.firstChild instanceof Text) element.firstChild.data = text;
  else element.textContent = text;
}
