import './Menu.css';
import type { Content } from '../../content/schema.ts';
import type { Route } from '../route.ts';
import { MembershipAction } from './Actions.tsx';
import { Navigation } from './Navigation.tsx';

const menuId = 'menu';

/** A popover: the hamburger, a click outside and Esc are the platform's; islands/loader.ts closes it on a followed link. */
export function Menu({ site, route }: { site: Content['site']; route: Route }) {
  return (
    <div className="menu">
      <button className="menu-button" type="button" popoverTarget={menuId} aria-label={site.nav.openMenu}>
        <span className="menu-bars" />
      </button>
      <nav className="menu-sheet" id={menuId} popover="auto" aria-label={site.nav.openMenu}>
        <Navigation words={site.nav} route={route} />
        <MembershipAction actions={site.actions} />
      </nav>
    </div>
  );
}
