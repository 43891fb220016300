import { formatPrice } from './formatPrice.ts';
import { pricePerPlayer, type SplitPriceProps } from './splitPrice.ts';
import { startTakeAPlace } from './startTakeAPlace.ts';

export function start(section: HTMLElement): void {
  const { total, currency, playersLabel } = JSON.parse(section.dataset['props'] ?? '{}') as SplitPriceProps;
  const list = section.querySelector<HTMLElement>('.split-price-list');
  const sliderBlock = section.querySelector<HTMLElement>('.split-price-slider');
  const slider = sliderBlock?.querySelector('input');
  if (!list || !sliderBlock || !slider) return;

  const playerCount = sliderBlock.querySelector('b');
  const priceElements = section.querySelectorAll('.split-price-each b, .split-price-strip b');
  const court = section.querySelector<HTMLElement>('.split-price-strips');
  const playerStrips = section.querySelectorAll<HTMLElement>('.split-price-strip');
  const showPrice = () => {
    const label = playersLabel.replace('{players}', slider.value);
    const price = formatPrice({ currency }, pricePerPlayer(total, slider.valueAsNumber));
    setText(playerCount, label);
    for (const element of priceElements) setText(element, price);
    slider.ariaValueText = `${label}, ${price}`;
    for (const [index, strip] of playerStrips.entries()) strip.hidden = index >= slider.valueAsNumber;
    const rows = slider.valueAsNumber > 8 ? 2 : 1;
    court?.style.setProperty('--rows', String(rows));
    court?.style.setProperty('--per-row', String(Math.ceil(slider.valueAsNumber / rows)));
  };
  slider.addEventListener('input', showPrice);
  showPrice();
  list.hidden = true;
  sliderBlock.hidden = false;
  startTakeAPlace();
}

/** Setting textContent makes Chromium restyle all elements that depend on a :has(). In a translated page the first child is an element. */
function setText(element: Element | null, text: string): void {
  if (!element) return;
  if (element.firstChild instanceof Text) element.firstChild.data = text;
  else element.textContent = text;
}
