import type { Content } from '../../content/schema.ts';
import { StoreBadge } from '../ui/StoreBadge.tsx';

/** What a store's console counts installs by; islands/campaign.ts adds to it. */
const hobbyIn = {
  googlePlay: (hobby: string) => `referrer=${encodeURIComponent(`utm_content=${hobby}`)}`,
  appStore: (hobby: string) => `ct=${hobby}`,
};

const withParameter = (url: string, parameter: string) => url && `${url}${url.includes('?') ? '&' : '?'}${parameter}`;

/**
 * Both store badges side by side, a phone's own first (StoreBadge.css and islands/ownStore.ts). A store without a link
 * says that it is not there yet.
 */
type Props = { content: Content; hobby?: string; above?: string; className?: string };

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
