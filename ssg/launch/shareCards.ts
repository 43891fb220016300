import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../content/schema.ts';
import type { Assets } from '../../site/assets.ts';
import { pages } from '../../site/pages.ts';
import { withLanguage } from '../../site/route.ts';
import type { Problem, Rule } from './siteToLaunch.ts';

/** WhatsApp, where most links here are shared, shows no larger picture. */
const most = 300_000;
const group = 'Share cards';
const todo = 'Build the site with its address and check again: SITE_URL=https://www.yourname.id npm run build';

/** Every page that is to be found shows a picture when it is shared, small enough to be shown. */
export const shareCards: Rule = ({ built }) => {
  const inputs = join(built, 'server/inputs.json');
  if (!existsSync(inputs)) return [{ group, what: `There is no build in ${built} to look at`, todo }];
  const { assets } = JSON.parse(readFileSync(inputs, 'utf8')) as { assets: Record<string, Assets | undefined> };
  return pages.flatMap(({ path, indexed }): Problem[] => {
    if (!indexed) return [];
    if (!assets[path]?.siteUrl)
      return [{ group, what: `${path} was built without SITE_URL, so it shows no picture when shared`, todo }];
    return languages.flatMap((language) => {
      const address = withLanguage(path, language);
      const card = assets[path]?.shareCards?.[address];
      const file = card && join(built, 'client', card);
      if (!file || !existsSync(file)) return [{ group, what: `${address} has no picture`, todo }];
      const { size } = statSync(file);
      if (size <= most) return [];
      const what = `${address} has a picture of ${Math.round(size / 1000)} KB; messengers show up to 300 KB`;
      return [{ group, file, what, todo: 'Draw it with fewer shapes and colours: ssg/assets/shareFloors.tsx.' }];
    });
  });
};
