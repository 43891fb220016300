import type { Content } from '../../content/schema.ts';
import type { Place } from '../place.ts';

/** The three links, in the wide header and in the menu. Only a whole page can be the current one, not a place on it. */
export function Navigation({ words, place }: { words: Content['site']['nav']; place: Place }) {
  const links = [
    { label: words.feature, path: '/#feature' },
    { label: words.article, path: '/about#our-products' },
    { label: words.about, path: '/about' },
  ];
  return (
    <ul className="navigation">
      {links.map(({ label, path }) => (
        <li key={path}>
          <a href={place.link(path)} aria-current={path === place.path ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
