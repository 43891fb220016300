import { formatPrice } from './formatPrice.ts';
import { pricePerPlayer, type SplitPriceProps } from './splitPrice.ts';

export function start(section: HTMLElement): void {
  const { total, currency, playersLabel } = JSON.parse(section.dataset['props'] ?? '{}') as SplitPriceProps;
  const list = section.querySelector<HTMLElement>('.split-price-list');
  const sliderBlock = section.querySelector<HTMLElement>('.split-price-slider');
  const slider = sliderBlock?.querySelector('input');
  if (!list || !sliderBlock || !slider) return;

  const countElements = section.querySelectorAll('.split-price-slider > b, .split-price-chosen span');
  const priceElements = section.querySelectorAll('.split-price-each b, .split-price-strip b, .split-price-chosen b');
  const playerStrips = section.querySelectorAll<HTMLElement>('.split-price-strip');
  const showPrice = () => {
    const label = playersLabel.replace('{players}', slider.value);
    const price = formatPrice({ currency }, pricePerPlayer(total, slider.valueAsNumber));
    for (const element of countElements) setText(element, label);
    for (const element of priceElements) setText(element, price);
    slider.ariaValueText = `${label}, ${price}`;
    for (const [index, strip] of playerStrips.entries()) strip.hidden = index >= slider.valueAsNumber;
  };
  slider.addEventListener('input', showPrice);
  showPrice();
  list.hidden = true;
  sliderBlock.hidden = false;
  placeCourt(section);
  showTopAfterSwipe(section);
  pressWithoutFocus(document.querySelector('.take-a-place-click-area'));
}

/** Where visitors swipe through home's features, the court is above the features, in view together with the slider. */
function placeCourt(section: HTMLElement): void {
  const court = section.querySelector('.split-price-court');
  const stage = document.querySelector('.evening-stage');
  if (!court || !stage || !CSS.supports('timeline-scope: --swipe')) return;
  // The same condition as in EveningSwipe.deferred.css.
  const swipeLayout = matchMedia('screen and (width < 64rem) and (prefers-reduced-motion: no-preference)');
  const place = () => (swipeLayout.matches ? stage.prepend(court) : section.append(court));
  swipeLayout.addEventListener('change', place);
  place();
}

/** Shows the whole court above the next stop's first words. */
function showTopAfterSwipe(section: HTMLElement): void {
  const row = section.parentElement;
  const stage = document.querySelector<HTMLElement>('.evening-stage');
  const header = document.querySelector('header');
  if (!row || !stage || !header) return;
  const currentStop = () => Math.round(row.scrollLeft / section.offsetWidth);
  const gapPx = 16;
  let lastStop = currentStop();
  row.addEventListener('scrollend', () => {
    const isOtherStop = currentStop() !== lastStop;
    lastStop = currentStop();
    const { top } = section.getBoundingClientRect();
    const wordsAreHidden = top < stage.getBoundingClientRect().bottom;
    // The keyboard's focus may be further down in the stop.
    if (isOtherStop && wordsAreHidden && !row.querySelector('.feature :focus-visible'))
      scrollBy(0, top - gapPx - stage.offsetHeight - header.getBoundingClientRect().bottom);
  });
}

/** A press on a label also focuses its checkbox. A phone would scroll up to the checkbox, away from the pressed button. */
function pressWithoutFocus(label: HTMLLabelElement | null): void {
  label?.addEventListener('click', (event) => {
    event.preventDefault();
    label.control?.click();
  });
}

/** Setting textContent makes Chromium restyle all elements that depend on a :has(). In a translated page the first child is an element. */
function setText(element: Element | null, text: string): void {
  if (!element) return;
  if (element.firstChild instanceof Text) element.firstChild.data = text;
  else element.textContent = text;
}
