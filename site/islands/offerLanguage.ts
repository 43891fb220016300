import { ifAllowed } from './ifAllowed.ts';

declare global {
  interface Document {
    /** Not in every browser. */
    readonly prerendering?: boolean;
  }
}

// Offered on one page only: a reader who answers, either way, or reads on, is not asked again in this browser.
const offered = 'language-offer';
const offers = [...document.querySelectorAll<HTMLElement>('.language-offer')];
const ours = [document.documentElement.lang, ...offers.map(({ lang }) => lang)];
const preferred = navigator.languages.map((tag) => tag.split('-')[0]).find((tag) => ours.includes(tag ?? ''));
const offer = offers.find(({ lang }) => lang === preferred);

const remember = () => ifAllowed(() => localStorage.setItem(offered, 'yes'));

if (offer && !ifAllowed(() => localStorage.getItem(offered))) {
  // Its styles show it, since without them it would push the page away. From one of our pages a reader has come by a link,
  // and to another language by a link that says so.
  if (!document.referrer.startsWith(origin)) offer.classList.add('offered');
  // A page that is prerendered may never be seen.
  if (document.prerendering) document.addEventListener('prerenderingchange', remember);
  else remember();
  offer.addEventListener('click', ({ target }) => (target as Element).closest('a, button') && offer.remove());
}
