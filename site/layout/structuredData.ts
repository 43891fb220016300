import type { Content, Language } from '../../content/schema.ts';

/** The home page's structured data, without ratings, prices and facts marked `sample`: search engines punish false claims. */
export function structuredData({ facts }: Content, language: Language, siteUrl: string): string {
  const organizationId = { '@id': `${siteUrl}/#us` };
  const { email } = facts.contact;
  const sameAs = facts.social.filter(({ url, sample }) => url && !sample).map(({ url }) => url);
  // Every < is escaped, because </script> in a text would end the script element.
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        ...organizationId,
        name: facts.name,
        url: siteUrl,
        logo: `${siteUrl}/icon-512.png`,
        email: email.sample ? undefined : email.text,
        sameAs: sameAs.length > 0 ? sameAs : undefined,
      },
      { '@type': 'WebSite', name: facts.name, url: siteUrl, inLanguage: language, publisher: organizationId },
    ],
  }).replaceAll('<', '\\u003c');
}
