import type { Content } from '../../content/schema.ts';
import { StoreBadge } from '../ui/StoreBadge.tsx';

/**
 * Both store badges side by side, a phone's own first (StoreBadge.css and islands/ownStore.ts). A store without a link
 * says that it is not there yet.
 */
export function Stores({ content }: { content: Content }) {
  const { stores } = content.facts;
  const words = content.site.stores;
  return (
    <ul className="stores">
      {(['googlePlay', 'appStore'] as const).map((store) => (
        <li key={store} className={store === 'appStore' && stores[store].url ? 'stores-apple' : undefined}>
          <StoreBadge
            store={store}
            name={words[store].name}
            above={stores[store].url ? words[store].above : words.comingSoon}
            url={stores[store].url}
            newTab={content.site.footer.newTab}
          />
        </li>
      ))}
    </ul>
  );
}
