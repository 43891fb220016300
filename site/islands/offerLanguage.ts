// Offered on one page only: a reader who answers, either way, or reads on, is not asked again in this browser.
const offered = 'language-offer';
const offers = [...document.querySelectorAll<HTMLElement>('.language-offer')];
const ours = [document.documentElement.lang, ...offers.map(({ lang }) => lang)];
const preferred = navigator.languages.map((tag) => tag.split('-')[0]).find((tag) => ours.includes(tag ?? ''));
const offer = offers.find(({ lang }) => lang === preferred);

/** Storage may be forbidden; then the offer is made again, which is all the harm there is. */
function remembered(): string | null {
  try {
    return localStorage.getItem(offered);
  } catch {
    return null;
  }
}

function remember(): void {
  try {
    localStorage.setItem(offered, 'yes');
  } catch {
    // Forbidden; see above.
  }
}

if (offer && !remembered()) {
  offer.hidden = false;
  // A page that is prerendered may never be seen.
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', remember, { once: true });
  else remember();
  offer.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a, button')) offer.hidden = true;
  });
}
