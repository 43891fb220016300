import type { ReactNode } from 'react';
import './styles/tokens.css';
import './styles/base.css';
import type { ActivityId } from '../content/schema/activities.ts';
import { DeferredFiles, DeferredStyles } from './layout/DeferredFiles.tsx';
import { Footer } from './layout/Footer.tsx';
import { actionsWithSheet, GetApp } from './layout/GetApp.tsx';
import { Head } from './layout/Head.tsx';
import { Header } from './layout/Header.tsx';
import type { PageProps } from './pageProps.ts';
import type { SitePage } from './pages.ts';
// Imported after the components, whose styles these override.
import './styles/base.deferred.css';
import './styles/preferences.deferred.css';
import './styles/print.deferred.css';

type Props = PageProps & {
  page: SitePage;
  /** Set on a court's own page: /?play=futsal. */
  court: ActivityId | undefined;
  children: ReactNode;
};

export function Document({ page, route, content, assets, contactState, court, children }: Props) {
  const hasErrors = Boolean(contactState?.errors ?? contactState?.failed);
  const courtPageStyles = court && assets.courtPageStyles;
  const isHome = route.path === '/';
  const hasMain = page.status === 200;
  return (
    <html lang={route.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Head page={page} route={route} content={content} assets={assets} hasErrors={hasErrors} court={court} />
        {courtPageStyles ? null : (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles, inlined so that the first paint needs one request
          <style dangerouslySetInnerHTML={{ __html: assets.css }} />
        )}
        {/* islands/headScript.ts replaces this empty icon by the deferred styles, which must come after the styles above. itemProp keeps React from moving the link. */}
        <link rel="icon" href="data:," itemProp="" />
        <DeferredStyles href={court ? undefined : assets.deferredCss} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, whose hash the Content-Security-Policy allows */}
        <script dangerouslySetInnerHTML={{ __html: assets.headScript }} />
        {courtPageStyles?.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        {court ? (
          children
        ) : (
          <>
            {hasMain ? (
              <a className="skip-link" href="#main">
                {content.site.skipLink}
              </a>
            ) : null}
            <Header content={content} route={route} />
            {children}
            <Footer content={content} route={route} />
            {actionsWithSheet({ isHome, actions: content.site.actions }).map((action) => (
              <GetApp key={action} action={action} content={content} qr={assets.qr[route.language]} />
            ))}
          </>
        )}
        {/* A confirmation's address contains the receipt, which the analytics must not get. */}
        <DeferredFiles
          assets={assets}
          isCourt={Boolean(court)}
          analytics={assets.siteUrl && !hasErrors && !contactState?.receipt ? content.facts.analytics : undefined}
        />
      </body>
    </html>
  );
}
