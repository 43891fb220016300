import { languages } from '../../content/schema.ts';
import { fileOf, type Rule } from './siteToLaunch.ts';

/** Who counts visits says so where visitors can read it. */
export const analyticsAreTold: Rule = (site) => {
  const analytics = site.contents.get(languages[0])?.facts.analytics;
  if (!analytics || analytics.told) return [];
  const { at } = fileOf(site, 'facts');
  const what = 'Visits are counted, and nothing says where visitors are told so';
  const todo =
    'Say on the privacy page what is counted, by whom and for how long; then give its address as analytics.told.';
  return [{ group: 'Counting visits', ...at(['analytics', 'script']), what, todo }];
};
