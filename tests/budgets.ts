import type { SitePage } from '../site/pages.ts';

type Budget = {
  /** Bytes of the document as it travels, in brotli. */
  html: number;
  /** Bytes of all scripts that a visit loads before any touch or scroll, in brotli. */
  script: number;
};

/** THE table of what a page may weigh. A page that site/pages.ts gains has to get its line here, or nothing compiles. */
export const budgets: Record<SitePage['path'], Budget> = {
  '/': { html: 14_000, script: 2_500 },
  '/about': { html: 14_000, script: 2_500 },
  '/article': { html: 6_000, script: 2_500 },
  '/feature': { html: 6_000, script: 2_500 },
  '/404': { html: 6_000, script: 2_500 },
};

/** Lines. A file that grows past this does more than one thing. */
export const longestSourceFile = 199;
