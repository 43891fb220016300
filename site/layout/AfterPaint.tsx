import type { Content } from '../../content/schema.ts';
import type { Assets } from '../assets.ts';
import { Analytics } from './Analytics.tsx';
import { Icons } from './Icons.tsx';

type Props = { assets: Assets; analytics: Content['facts']['analytics'] };

/**
 * What the first paint needs nothing of. islands/afterPaint.ts moves it into the head, in place of an empty icon,
 * when something has been painted; where no script runs, the styles come at once, and of the icons what browsers find themselves.
 */
export function AfterPaint({ assets, analytics }: Props) {
  const styles = assets.laterCss ? <link rel="stylesheet" href={assets.laterCss} /> : null;
  return (
    <>
      <noscript>{styles}</noscript>
      <template id="after-paint">
        {styles}
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
