import { tryStorage } from './tryStorage.ts';

// The store that the visitor chooses learns which campaign (utm_*) has brought the visitor here.
const utmParameters = [...new URLSearchParams(location.search)].filter(([name]) => name.startsWith('utm_'));
const campaign = String(new URLSearchParams(utmParameters)) || tryStorage(() => sessionStorage.getItem('campaign'));

if (campaign) {
  tryStorage(() => sessionStorage.setItem('campaign', campaign));
  const parameters = new URLSearchParams(campaign);
  const appleToken = parameters.get('utm_campaign') ?? parameters.get('utm_source') ?? '';
  // Listens to all elements, because a court's sheet adds links later.
  for (const type of ['pointerover', 'focusin'])
    addEventListener(type, ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a.store-badge');
      if (!link) return;
      const url = new URL(link.href);
      // Google Play reads `referrer` and cuts it after 500 characters. The App Store reads `ct` and refuses more than 40.
      if (url.hostname === 'play.google.com') url.searchParams.set('referrer', campaign.slice(0, 500));
      if (url.hostname === 'apps.apple.com')
        url.searchParams.set('ct', appleToken.replace(/[^\w.-]+/g, '-').slice(0, 40));
      link.href = url.href;
    });
}
