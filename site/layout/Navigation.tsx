import type { Content } from '../../content/schema.ts';
import type { Route } from '../route.ts';

export function Navigation({ words, route }: { words: Content['site']['nav']; route: Route }) {
  const links = [
    { label: words.feature, path: '/#feature' },
    // The specification wants this link to lead to the products while there are no articles.
    { label: words.article, path: '/about#our-products' },
    { label: words.about, path: '/about' },
  ];
  return (
    <ul className="navigation">
      {links.map(({ label, path }) => (
        <li key={path}>
          <a href={route.link(path)} aria-current={path === route.path ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
