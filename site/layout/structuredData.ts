import type { Content, Language } from '../../content/schema.ts';

/** Home's structured data. Without samples, ratings and prices: search engines punish claims that are not facts. */
export function structuredData({ facts, about }: Content, language: Language, siteUrl: string): string {
  const us = { '@id': `${siteUrl}/#us` };
  const { googlePlay, appStore } = facts.stores;
  const isReal = ({ url, sample }: { url: string; sample?: boolean | undefined }) => url && !sample;
  const systems = [isReal(googlePlay) && 'ANDROID', isReal(appStore) && 'IOS'].filter(Boolean).join(', ');
  const installUrl = [googlePlay, appStore].filter(isReal).map(({ url }) => url);
  const sameAs = facts.social.filter(isReal).map(({ url }) => url);
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        ...us,
        name: facts.name,
        url: siteUrl,
        logo: `${siteUrl}/icon-512.png`,
        ...(facts.contact.email.sample ? {} : { email: facts.contact.email.text }),
        ...(sameAs.length > 0 ? { sameAs } : {}),
      },
      { '@type': 'WebSite', name: facts.name, url: siteUrl, inLanguage: language, publisher: us },
      {
        '@type': 'MobileApplication',
        name: about.products.user.name,
        applicationCategory: 'LifestyleApplication',
        ...(systems ? { operatingSystem: systems, installUrl } : {}),
        publisher: us,
      },
      {
        '@type': 'MobileApplication',
        name: about.products.host.name,
        applicationCategory: 'BusinessApplication',
        publisher: us,
      },
    ],
    // Escapes <, because </script> in a text would end the script element.
  }).replaceAll('<', '\\u003c');
}
