import { ifAllowed } from './ifAllowed.ts';

// Offered on one page only: a reader who answers, either way, or reads on, is not asked again in this browser.
const offered = 'language-offer';
const offers = [...document.querySelectorAll<HTMLElement>('.language-offer')];
const ours = [document.documentElement.lang, ...offers.map(({ lang }) => lang)];
const preferred = navigator.languages.map((tag) => tag.split('-')[0]).find((tag) => ours.includes(tag ?? ''));
const offer = offers.find(({ lang }) => lang === preferred);

const remember = () => ifAllowed(() => localStorage.setItem(offered, 'yes'));

if (offer && !ifAllowed(() => localStorage.getItem(offered))) {
  offer.hidden = false;
  // A page that is prerendered may never be seen.
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', remember, { once: true });
  else remember();
  offer.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a, button')) offer.hidden = true;
  });
}
