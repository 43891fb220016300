import { pricePerPlayer, rupiah, type SplitProps } from './splitPrice.ts';

/** Replaces the list of prices by a slider. */
export function hydrate(section: HTMLElement): void {
  const { total, currency, players } = JSON.parse(section.dataset['props'] ?? '{}') as SplitProps;
  const list = section.querySelector<HTMLElement>('.split-list');
  const slider = section.querySelector<HTMLElement>('.split-choose');
  const range = slider?.querySelector('input');
  if (!list || !slider || !range) return;

  const count = slider.querySelector('b');
  const prices = section.querySelectorAll('.split-price b, .split-strip b');
  const strips = section.querySelectorAll<HTMLElement>('.split-strip');
  const showPrice = () => {
    const label = players.replace('{players}', range.value);
    const each = rupiah(currency, pricePerPlayer(total, range.valueAsNumber));
    setText(count, label);
    for (const price of prices) setText(price, each);
    range.ariaValueText = `${label}, ${each}`;
    for (const [index, strip] of strips.entries()) strip.hidden = index >= range.valueAsNumber;
  };
  range.addEventListener('input', showPrice);
  showPrice();
  list.hidden = true;
  slider.hidden = false;
}

/**
 * Changes the text node, because setting textContent makes Chromium restyle all that any :has() reaches (300 elements).
 * In a page that the browser has translated the first child is an element.
 */
function setText(element: Element | null, text: string): void {
  if (!element) return;
  if (element.firstChild instanceof Text) element.firstChild.data = text;
  else element.textContent = text;
}
