import './Header.css';
import type { Content } from '../../content/schema.ts';
import type { Place } from '../place.ts';
import { Actions } from './Actions.tsx';
import { Menu } from './Menu.tsx';
import { Navigation } from './Navigation.tsx';
import { Wordmark } from './Wordmark.tsx';

export function Header({ content, place }: { content: Content; place: Place }) {
  const { site, facts } = content;
  return (
    <header className="header">
      <div className="header-bar page">
        <a className="header-home" href={place.link('/')} aria-label={site.homeLink}>
          <Wordmark name={facts.name} />
        </a>
        <nav className="header-wide" aria-label={site.nav.label}>
          <Navigation words={site.nav} place={place} />
        </nav>
        <div className="header-wide header-actions">
          <Actions actions={site.actions} home={place.path === '/'} />
        </div>
        <Menu site={site} place={place} />
      </div>
    </header>
  );
}
