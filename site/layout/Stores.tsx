import type { Content } from '../../content/schema.ts';
import { StoreBadge } from '../ui/StoreBadge.tsx';

/** The parameters by which the stores count installs; islands/campaign.ts adds to them. */
const hobbyIn = {
  googlePlay: (hobby: string) => `referrer=${encodeURIComponent(`utm_content=${hobby}`)}`,
  appStore: (hobby: string) => `ct=${hobby}`,
};

const withParameter = (url: string, parameter: string) => url && `${url}${url.includes('?') ? '&' : '?'}${parameter}`;

type Props = { content: Content; hobby?: string; above?: string; className?: string };

/** The badge of the visitor's own system comes first: see StoreBadge.css and islands/ownStore.ts. */
export function Stores({ content, hobby, above, className = '' }: Props) {
  const { stores } = content.facts;
  const words = content.site.stores;
  return (
    <ul className={`stores ${className}`.trim()}>
      {(['googlePlay', 'appStore'] as const).map((store) => (
        <li key={store} className={store === 'appStore' && stores[store].url ? 'stores-apple' : undefined}>
          <StoreBadge
            store={store}
            name={words[store].name}
            above={stores[store].url ? (above ?? words[store].above) : words.comingSoon}
            url={hobby ? withParameter(stores[store].url, hobbyIn[store](hobby)) : stores[store].url}
            newTab={content.site.footer.newTab}
          />
        </li>
      ))}
    </ul>
  );
}
