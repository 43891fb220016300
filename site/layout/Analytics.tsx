import type { Facts } from '../../content/schema.ts';

const umamiId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Counts the visit at the owner's own Plausible or Umami, which want the site's name in different attributes. */
export function Analytics({ script, site }: NonNullable<Facts['analytics']>) {
  return (
    <script defer src={script} {...(umamiId.test(site) ? { 'data-website-id': site } : { 'data-domain': site })} />
  );
}
