import './Menu.css';
import type { Content } from '../../content/schema.ts';
import type { Route } from '../route.ts';
import { Overlay } from '../ui/Overlay.tsx';
import { MembershipAction } from './Actions.tsx';
import { Navigation } from './Navigation.tsx';
// Imported after Overlay, whose styles these override.
import './Menu.deferred.css';

const menuId = 'menu';

/** The hamburger, a press beside it and Esc are the platform's; islands/popovers.ts closes it on a followed link. */
export function Menu({ site, route }: { site: Content['site']; route: Route }) {
  return (
    <div className="menu">
      <button className="menu-button" type="button" popoverTarget={menuId} aria-label={site.nav.openMenu}>
        <span className="menu-bars" />
      </button>
      <Overlay id={menuId} className="menu-overlay">
        <nav className="menu-sheet" aria-label={site.nav.openMenu}>
          <Navigation words={site.nav} route={route} />
          <MembershipAction actions={site.actions} />
        </nav>
      </Overlay>
    </div>
  );
}
