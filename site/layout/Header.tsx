import './Header.css';
import type { Content } from '../../content/schema.ts';
import type { Route } from '../route.ts';
import { Action, headerActions } from './GetApp.tsx';
import { Menu } from './Menu.tsx';
import { Navigation } from './Navigation.tsx';
import { Wordmark } from './Wordmark.tsx';

export function Header({ content, route }: { content: Content; route: Route }) {
  const { site, facts } = content;
  return (
    <header className="header">
      <div className="header-bar page">
        <a className="header-home" href={route.link('/')} aria-label={site.homeLink}>
          <Wordmark name={facts.name} />
        </a>
        <nav className="header-wide" aria-label={site.nav.label}>
          <Navigation words={site.nav} route={route} />
        </nav>
        <div className="header-wide header-actions">
          {headerActions(route.path === '/').map((name) => (
            <Action key={name} actions={site.actions} name={name} />
          ))}
        </div>
        <Menu site={site} route={route} />
      </div>
    </header>
  );
}
