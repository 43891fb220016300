import type { Facts } from '../../content/schema.ts';
import type { Assets } from '../assets.ts';

type Props = { assets: Assets; isCourt: boolean; analytics: Facts['analytics'] };

/** This template is in the head, because islands/headScript.ts may load the styles before the first paint, for example after the Back button. */
export function DeferredStyles({ href }: { href: string | undefined }) {
  const link = href ? `<link rel="stylesheet" href="${href}">` : '';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file; React drops other children of a template in the head
  return <template id="styles" dangerouslySetInnerHTML={{ __html: link }} />;
}

/** After the first paint headScript.ts moves #deferred into the head, and addSpeculationRules.ts moves the rules. */
export const DeferredFiles = ({ assets, isCourt, analytics }: Props) => (
  <>
    <noscript>{assets.deferredCss && !isCourt ? <link rel="stylesheet" href={assets.deferredCss} /> : null}</noscript>
    <template id="deferred">
      <script type="module" src={assets.script} />
      {/* React would move links without itemProp into the head. */}
      <link rel="icon" href="/favicon.ico" sizes="32x32" itemProp="" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" itemProp="" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" itemProp="" />
      <link rel="manifest" href="/site.webmanifest" itemProp="" />
      {analytics ? <Analytics {...analytics} /> : null}
    </template>
    <template id="speculation-rules">
      <script
        type="speculationrules"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own rules, as JSON
        dangerouslySetInnerHTML={{ __html: assets.speculationRules }}
      />
    </template>
  </>
);

/** Umami's website id is a UUID. Plausible uses the site's domain. */
const umamiId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const Analytics = ({ script, site }: NonNullable<Facts['analytics']>) => (
  <script defer src={script} {...(umamiId.test(site) ? { 'data-website-id': site } : { 'data-domain': site })} />
);
