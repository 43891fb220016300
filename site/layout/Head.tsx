import type { ActivityId } from '../../content/schema/hero.ts';
import { type Content, languages, locales } from '../../content/schema.ts';
import type { Assets } from '../assets.ts';
import type { SitePage } from '../pages.ts';
import { courtAddress, inLanguage, type Route, withLanguage } from '../route.ts';
import { structuredData } from './structuredData.ts';

type PageProps = {
  page: SitePage;
  route: Route;
  content: Content;
  assets: Assets;
  /** Whose own page it is. */
  court?: ActivityId | undefined;
};
/** The title is the first thing that a screen reader says of a page that came back with errors. */
type Props = PageProps & { hasErrors?: boolean };

/** What search engines, messengers and the browser's own frame want to know of a page. */
export function Head({ page, route, content, assets, court, hasErrors }: Props) {
  const { title: pageTitle, description } = content.site.pages[page.words];
  const title = court ? `${roomName(content, court)} · ${content.facts.name}` : pageTitle;
  const { siteUrl, themeColours } = assets;
  const appStoreId = content.facts.apps?.ios.appStoreId;
  return (
    <>
      <title>{hasErrors ? content.form.errors.pageTitle.replace('{title}', () => title) : title}</title>
      <meta name="description" content={description} />
      {page.indexed ? null : <meta name="robots" content="noindex" />}
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
      {page.status === 200 ? (
        <Sharing page={page} route={route} content={content} assets={assets} court={court} />
      ) : null}
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
  home.hero.activities.find(({ floor }) => floor === court)?.name;

/** X reads Open Graph too, so it is told only how large the picture may be. */
function Sharing({ page, route, content, assets, court }: PageProps) {
  const { title: pageTitle, description } = content.site.pages[page.words];
  const { siteUrl, shareCards } = assets;
  const title = court ? content.courts.rooms[court].line : pageTitle;
  const address = court ? courtAddress(court) : page.path;
  const card = shareCards?.[withLanguage(address, route.language)];
  return (
    <>
      {siteUrl ? <Addresses page={page} route={route} siteUrl={siteUrl} shared={address} /> : null}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={content.facts.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={locales[route.language]} />
      {siteUrl && card ? (
        <>
          <meta property="og:image" content={siteUrl + card} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={title} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      ) : null}
    </>
  );
}

type AddressProps = { page: SitePage; route: Route; siteUrl: string; shared: string };

/** Search engines are told of the page alone, whatever court is shared with it. */
function Addresses({ page, route, siteUrl, shared }: AddressProps) {
  const address = (path: string, language = route.language) => siteUrl + inLanguage(path, language);
  const others = languages.length > 1 && page.indexed && shared === page.path ? languages : [];
  return (
    <>
      <link rel="canonical" href={address(page.path)} />
      {others.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={address(page.path, language)} />
      ))}
      {others.length > 0 ? <link rel="alternate" hrefLang="x-default" href={siteUrl + page.path} /> : null}
      <meta property="og:url" content={address(shared)} />
    </>
  );
}
