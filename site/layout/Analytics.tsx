import type { Facts } from '../../content/schema.ts';

/** A UUID: Umami's website id. Plausible uses the site's domain. */
const umamiId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const Analytics = ({ script, site }: NonNullable<Facts['analytics']>) => (
  <script defer src={script} {...(umamiId.test(site) ? { 'data-website-id': site } : { 'data-domain': site })} />
);
