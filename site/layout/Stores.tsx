import type { Content } from '../../content/schema.ts';
import { StoreBadge } from '../ui/StoreBadge.tsx';

/** Both store badges side by side. A store without a link says that it is not there yet. */
export function Stores({ content }: { content: Content }) {
  const { stores } = content.facts;
  const words = content.site.stores;
  return (
    <ul className="stores">
      {(['googlePlay', 'appStore'] as const).map((store) => (
        <li key={store}>
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
