import { ifAllowed } from './ifAllowed.ts';

// What brought a visitor here (utm_*) goes along to the stores, so that an install can be told from a mere visit. It is
// kept for this tab alone, until it closes, and sent to nobody but the store that is chosen.
const kept = 'campaign';
/** Google cuts a longer referrer, and Apple refuses a longer token. */
const most = { referrer: 500, token: 40 };

const arrived = new URLSearchParams(
  [...new URLSearchParams(location.search)].filter(([name]) => name.startsWith('utm_')),
);
const now = String(arrived).slice(0, most.referrer);
if (now) ifAllowed(() => sessionStorage.setItem(kept, now));
const campaign = now || ifAllowed(() => sessionStorage.getItem(kept));

function tokenOf(words: URLSearchParams): string {
  const name = words.get('utm_campaign') ?? words.get('utm_source') ?? '';
  return name.replace(/[^\w.-]+/g, '-').slice(0, most.token);
}

if (campaign) {
  const token = tokenOf(new URLSearchParams(campaign));
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a.store-badge')) {
    const url = new URL(link.href);
    if (url.hostname === 'play.google.com') url.searchParams.set('referrer', campaign);
    else if (url.hostname === 'apps.apple.com' && token) url.searchParams.set('ct', token);
    link.href = url.href;
  }
}
