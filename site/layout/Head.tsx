import type { ActivityId } from '../../content/schema/activities.ts';
import { type Content, languages, locales } from '../../content/schema.ts';
import type { PageProps } from '../pageProps.ts';
import type { SitePage } from '../pages.ts';
import { courtTarget, withLang, withLangUnlessDefault } from '../route.ts';
import { structuredData } from './structuredData.ts';

type Props = PageProps & { page: SitePage; court?: ActivityId | undefined; hasErrors?: boolean };

export function Head(props: Props) {
  const { page, route, content, assets, court, hasErrors } = props;
  const { title: pageTitle, description } = content.site.pages[page.wordsKey];
  const tabTitle = court ? `${roomName(content, court)} · ${content.facts.name}` : pageTitle;
  const { siteUrl, themeColours } = assets;
  const appStoreId = content.facts.apps?.ios.appStoreId;
  return (
    <>
      <title>{hasErrors ? content.form.errors.pageTitle.replace('{title}', () => tabTitle) : tabTitle}</title>
      <meta name="description" content={description} />
      {page.isIndexed ? null : <meta name="robots" content="noindex" />}
      <meta name="color-scheme" content="light dark" />
      {(['light', 'dark'] as const).map((scheme) => (
        <meta
          key={scheme}
          name="theme-color"
          content={themeColours[scheme]}
          media={`(prefers-color-scheme: ${scheme})`}
        />
      ))}
      {appStoreId ? <meta name="apple-itunes-app" content={`app-id=${appStoreId}`} /> : null}
      {page.status === 200 ? <Sharing {...props} /> : null}
      {siteUrl && page.path === '/' && !court ? (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own facts as JSON, with every < escaped
          dangerouslySetInnerHTML={{ __html: structuredData(content, route.language, siteUrl) }}
        />
      ) : null}
    </>
  );
}

const roomName = ({ home }: Content, court: ActivityId) =>
  home.hero.activities.find((activity) => activity.court === court)?.name;

/** X reads Open Graph too, and needs twitter:card only for the card's size. */
function Sharing({ page, route, content, assets, court }: Props) {
  const { title: pageTitle, description } = content.site.pages[page.wordsKey];
  const { siteUrl, shareCards } = assets;
  const shareTitle = court ? content.courts.rooms[court].title : pageTitle;
  const target = court ? courtTarget(court) : page.path;
  const card = shareCards?.[withLangUnlessDefault(target, route.language)];
  const urlInLanguage = (to: string, language = route.language) => `${siteUrl}${withLang(to, language)}`;
  const hasCard = siteUrl && card;
  const openGraph = Object.entries({
    type: 'website',
    site_name: content.facts.name,
    title: shareTitle,
    description,
    locale: locales[route.language],
    ...(hasCard && { image: siteUrl + card, 'image:width': '1200', 'image:height': '630', 'image:alt': shareTitle }),
  });
  const translations = languages.length > 1 && page.isIndexed && !court ? languages : [];
  return (
    <>
      {siteUrl ? (
        <>
          {/* For search engines a court's page belongs to the home page. */}
          <link rel="canonical" href={urlInLanguage(page.path)} />
          {translations.map((language) => (
            <link key={language} rel="alternate" hrefLang={language} href={urlInLanguage(page.path, language)} />
          ))}
          {translations.length > 0 ? <link rel="alternate" hrefLang="x-default" href={siteUrl + page.path} /> : null}
          <meta property="og:url" content={urlInLanguage(target)} />
        </>
      ) : null}
      {openGraph.map(([property, value]) => (
        <meta key={property} property={`og:${property}`} content={value} />
      ))}
      {hasCard ? <meta name="twitter:card" content="summary_large_image" /> : null}
    </>
  );
}
