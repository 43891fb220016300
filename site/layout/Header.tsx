import './Header.css';
import './Menu.css';
import type { PageProps } from '../pageProps.ts';
import { Overlay } from '../ui/Overlay.tsx';
import { Action, type ActionName } from './Action.tsx';
import { Wordmark } from './Wordmark.tsx';
// Imported after Overlay, whose styles these override.
import './Menu.deferred.css';

export const headerActions = ({ isHome }: { isHome: boolean }): ActionName[] =>
  isHome ? ['membership'] : ['login', 'register'];

type Props = Pick<PageProps, 'content' | 'route'>;

export function Header({ content, route }: Props) {
  const { site, facts } = content;
  const isHome = route.path === '/';
  return (
    <header className="header">
      <div className="header-bar page">
        <a className="header-home" href={route.href('/')} aria-label={site.homeLink}>
          <Wordmark name={facts.name} />
        </a>
        <nav className="header-wide" aria-label={site.nav.label}>
          <Navigation content={content} route={route} />
        </nav>
        <div className="header-wide header-actions">
          {headerActions({ isHome }).map((name) => (
            <Action key={name} actions={site.actions} name={name} />
          ))}
        </div>
        <div className="menu">
          <button className="icon-button menu-button" type="button" popoverTarget="menu" aria-label={site.nav.openMenu}>
            <span className="menu-bars" />
          </button>
          <Overlay id="menu" className="menu-overlay">
            <nav className="menu-panel" aria-label={site.nav.openMenu}>
              <Navigation content={content} route={route} />
              <Action actions={site.actions} name="membership" />
            </nav>
          </Overlay>
        </div>
      </div>
    </header>
  );
}

function Navigation({ content, route }: Props) {
  const { feature, article, about } = content.site.nav;
  const links = [
    { label: feature, path: '/#feature' },
    // The specification wants this link to lead to the products while there are no articles.
    { label: article, path: '/about#our-products' },
    { label: about, path: '/about' },
  ];
  return (
    <ul className="navigation">
      {links.map(({ label, path }) => (
        <li key={path}>
          <a href={route.href(path)} aria-current={path === route.path ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
