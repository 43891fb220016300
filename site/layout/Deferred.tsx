import type { Facts } from '../../content/schema.ts';
import type { Assets } from '../assets.ts';

type Props = { assets: Assets; hasStyles: boolean; analytics: Facts['analytics'] };

/** In the head, from where islands/deferred.ts can ask for them before the first paint. */
export function DeferredStyles({ href }: { href: string | undefined }) {
  const link = href ? `<link rel="stylesheet" href="${href}">` : '';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file; of other children of a template in the head React keeps none
  return <template dangerouslySetInnerHTML={{ __html: link }} />;
}

/**
 * What the first paint needs nothing of. islands/deferred.ts moves it into the head, in place of an empty icon,
 * when something has been painted; where no script runs, the styles come at once, and of the icons what browsers find themselves.
 */
export function Deferred({ assets, hasStyles, analytics }: Props) {
  return (
    <>
      <noscript>
        {assets.deferredCss && !hasStyles ? <link rel="stylesheet" href={assets.deferredCss} /> : null}
      </noscript>
      <template id="deferred">
        <script type="module" src={assets.script} />
        <Icons />
        {analytics ? <Analytics {...analytics} /> : null}
      </template>
      <template id="pages-ahead">
        <script
          type="speculationrules"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own rules, as JSON
          dangerouslySetInnerHTML={{ __html: assets.speculationRules }}
        />
      </template>
    </>
  );
}

/**
 * What browsers and phones show for the site; ssg/assets/icons.ts makes the files. Without itemProp, which the build takes out
 * again, React would move them into the head.
 */
function Icons() {
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" itemProp="" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" itemProp="" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" itemProp="" />
      <link rel="manifest" href="/site.webmanifest" itemProp="" />
    </>
  );
}

const umamiId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Counts the visit at the owner's own Plausible or Umami, which want the site's name in different attributes. */
function Analytics({ script, site }: NonNullable<Facts['analytics']>) {
  return (
    <script defer src={script} {...(umamiId.test(site) ? { 'data-website-id': site } : { 'data-domain': site })} />
  );
}
