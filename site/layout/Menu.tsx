import './Menu.css';
import type { Content } from '../../content/schema.ts';
import type { Route } from '../route.ts';
import { Overlay } from '../ui/Overlay.tsx';
import { Action } from './GetApp.tsx';
import { Navigation } from './Navigation.tsx';
// Imported after Overlay, whose styles these override.
import './Menu.deferred.css';

/** Overlay.tsx says how the menu closes. islands/closePopovers.ts also closes it when one of its links is followed. */
export const Menu = ({ site, route }: { site: Content['site']; route: Route }) => (
  <div className="menu">
    <button className="icon-button menu-button" type="button" popoverTarget="menu" aria-label={site.nav.openMenu}>
      <span className="menu-bars" />
    </button>
    <Overlay id="menu" className="menu-overlay">
      <nav className="menu-panel" aria-label={site.nav.openMenu}>
        <Navigation words={site.nav} route={route} />
        <Action actions={site.actions} name="membership" />
      </nav>
    </Overlay>
  </div>
);
