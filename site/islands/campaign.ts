import { tryStorage } from './tryStorage.ts';

// Passes on to the stores what brought a visitor here (utm_*), so that they can tell installs by campaign. It is kept for
// this tab until the tab closes, and sent only to the chosen store.
const arrived = [...new URLSearchParams(location.search)].filter(([name]) => name.startsWith('utm_'));
const campaign = String(new URLSearchParams(arrived)) || tryStorage(() => sessionStorage.getItem('campaign'));

if (campaign) {
  tryStorage(() => sessionStorage.setItem('campaign', campaign));
  const words = new URLSearchParams(campaign);
  const token = words.get('utm_campaign') ?? words.get('utm_source') ?? '';
  // A court's sheet adds links later, so each link is changed when the pointer or focus comes near it.
  for (const type of ['pointerover', 'focusin'])
    addEventListener(type, ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a.store-badge');
      if (!link) return;
      const url = new URL(link.href);
      // Google cuts longer referrers, and Apple refuses longer tokens.
      if (url.hostname === 'play.google.com') url.searchParams.set('referrer', campaign.slice(0, 500));
      if (url.hostname === 'apps.apple.com') url.searchParams.set('ct', token.replace(/[^\w.-]+/g, '-').slice(0, 40));
      link.href = url.href;
    });
}
