import { ifAllowed } from './ifAllowed.ts';

// Passes the visit's utm_* parameters on to the stores, so that they can tell installs from visits. Kept in this tab
// until it closes, and sent only to the chosen store.
const storageKey = 'campaign';
/** Google cuts a longer referrer, and Apple refuses a longer token. */
const maxLength = { referrer: 500, token: 40 };

const arrived = new URLSearchParams(
  [...new URLSearchParams(location.search)].filter(([name]) => name.startsWith('utm_')),
);
const now = String(arrived).slice(0, maxLength.referrer);
if (now) ifAllowed(() => sessionStorage.setItem(storageKey, now));
const campaign = now || ifAllowed(() => sessionStorage.getItem(storageKey));

function tokenOf(words: URLSearchParams): string {
  const name = words.get('utm_campaign') ?? words.get('utm_source') ?? '';
  return name.replace(/[^\w.-]+/g, '-');
}

/** A court's links already name the hobby. */
function mark(link: HTMLAnchorElement, campaign: string): void {
  const url = new URL(link.href);
  const add = (name: string, value: string, between: string, max?: number) => {
    const known = url.searchParams.get(name) ?? '';
    if (value && !known.includes(value))
      url.searchParams.set(name, [value, known].filter(Boolean).join(between).slice(0, max));
  };
  if (url.hostname === 'play.google.com') add('referrer', campaign, '&');
  else if (url.hostname === 'apps.apple.com') add('ct', tokenOf(new URLSearchParams(campaign)), '-', maxLength.token);
  link.href = url.href;
}

if (campaign) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a.store-badge')) mark(link, campaign);
  // A court's sheet adds links later.
  for (const type of ['pointerover', 'focusin'])
    addEventListener(type, ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>('.court-sheet a.store-badge');
      if (link) mark(link, campaign);
    });
}
