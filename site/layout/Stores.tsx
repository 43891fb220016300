import './Stores.css';
import type { Content } from '../../content/schema.ts';

type Props = { content: Content; textAboveName?: string; className?: string };

export function Stores({ content, textAboveName, className = '' }: Props) {
  const { stores } = content.facts;
  const words = content.site.stores;
  return (
    <ul className={`stores ${className}`.trim()}>
      {(['googlePlay', 'appStore'] as const).map((store) => (
        <li key={store} className={store === 'appStore' && stores[store].url ? 'stores-apple' : undefined}>
          <StoreBadge
            store={store}
            name={words[store].name}
            above={stores[store].url ? (textAboveName ?? words[store].above) : words.comingSoon}
            url={stores[store].url}
            newTab={content.site.footer.newTab}
          />
        </li>
      ))}
    </ul>
  );
}

type Store = 'googlePlay' | 'appStore';
type BadgeProps = { store: Store; name: string; above: string; url: string; newTab: string };

export function StoreBadge({ store, name, above, url, newTab }: BadgeProps) {
  const logoAndText = (
    <>
      <svg className="store-badge-logo" viewBox="0 0 24 24" aria-hidden="true">
        <path d={logos[store]} fill="currentColor" />
      </svg>
      <span className="store-badge-words">
        <small>{above}</small> {name}
      </span>
    </>
  );
  if (!url) return <span className="store-badge store-badge-soon">{logoAndText}</span>;
  return (
    <a className="store-badge" href={url} target="_blank" rel="noopener" aria-label={`${above} ${name}, ${newTab}`}>
      {logoAndText}
    </a>
  );
}

const logos: Record<Store, string> = {
  googlePlay:
    'M5 2.6v18.8L14.2 12zM15.3 13.1l2.9 2.9-10 5.6zM15.3 10.9 8.2 2.4l10 5.6zM16.4 12l2.9-3.2 3 1.9q1.3 1.3 0 2.6l-3 1.9z',
  appStore:
    'M16.6 12.7c0-2.3 1.9-3.4 2-3.5-1.1-1.6-2.8-1.8-3.4-1.8-1.4-.2-2.8.8-3.5.8s-1.8-.8-3-.8c-1.5 0-3 .9-3.8 2.3-1.6 2.8-.4 7 1.2 9.2.8 1.1 1.7 2.4 2.9 2.3 1.2 0 1.6-.7 3-.7s1.8.7 3 .7 2-1.1 2.8-2.2c.9-1.3 1.2-2.5 1.3-2.6-.1 0-2.5-.9-2.5-3.7M14.4 5.9c.6-.8 1-1.8.9-2.9-.9 0-2 .6-2.7 1.4-.6.7-1.1 1.8-.9 2.8 1 .1 2.1-.5 2.7-1.3',
};
