import { createRoot } from 'react-dom/client';
import { Bar } from './Bar.tsx';
import { Card } from './Card.tsx';
import { Drawer } from './Drawer.tsx';
import { reach } from './desk.ts';
import { Elsewhere } from './Elsewhere.tsx';
import styles from './editor.css?inline';
import { LaunchList } from './LaunchList.tsx';
import { Publishing } from './Publishing.tsx';
import './page.css';
import { refresh } from './page.ts';
import { drawBy, mode, now } from './state.ts';
import { tongue } from './words.ts';

/** The editor on one page: a card beside what was pressed, a sheet at the side, the bar. */
function Editor() {
  const { card, panel, wanted } = now();
  return (
    <>
      <style>{styles}</style>
      <div className="desk">
        {card && <Card key={card.target.ids.join()} {...card} />}
        {panel === 'texts' && <Drawer key={wanted} />}
        {panel === 'list' && <LaunchList />}
        {panel === 'publish' && <Publishing />}
        {panel === 'also' && <Elsewhere />}
      </div>
      <Bar />
    </>
  );
}

// Behind the body, so that the page's own tree stays as it is; in a shadow, so that neither's styles reach the other.
const host = document.createElement('edit-bar');
host.lang = tongue;
// Over everything, also over the sheets that the page itself opens.
host.popover = 'manual';
document.documentElement.append(host);
host.showPopover();
addEventListener(
  'toggle',
  ({ target }) => {
    if (target === host || !host.isConnected) return;
    host.hidePopover();
    host.showPopover();
  },
  true,
);
const root = createRoot(host.attachShadow({ mode: 'open' }));
drawBy(() => root.render(<Editor />));
void refresh().then(() => reach());
addEventListener('hashchange', () => reach());

// In Edit mode a page stands still as it was rendered, in its own letters: no island wakes, and no press does what it does
// for visitors.
if (mode === 'edit') document.documentElement.classList.add('letters');
else await import('../../site/islands/loader.ts');
