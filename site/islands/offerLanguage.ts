// Offered once: a reader who has answered, either way, is not asked again in this browser.
const answered = 'language-offer';
const offers = [...document.querySelectorAll<HTMLElement>('.language-offer')];
const ours = [document.documentElement.lang, ...offers.map(({ lang }) => lang)];
const preferred = navigator.languages.map((tag) => tag.split('-')[0]).find((tag) => ours.includes(tag ?? ''));
const offer = offers.find(({ lang }) => lang === preferred);

/** Storage may be forbidden; then the offer is made again, which is all the harm there is. */
function remembered(): string | null {
  try {
    return localStorage.getItem(answered);
  } catch {
    return null;
  }
}

function remember(): void {
  try {
    localStorage.setItem(answered, 'yes');
  } catch {
    // Forbidden; see above.
  }
}

if (offer && !remembered()) {
  offer.hidden = false;
  offer.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('a, button')) return;
    remember();
    offer.hidden = true;
  });
}
