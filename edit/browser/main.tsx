import { createRoot } from 'react-dom/client';
import { Bar } from './Bar.tsx';
import bar from './bar.css?inline';
import { Card } from './Card.tsx';
import { reach } from './desk.ts';
import fields from './fields.css?inline';
import './page.css';
import { Elsewhere, LaunchList, Texts } from './Panels.tsx';
import { Publishing } from './Publishing.tsx';
import { refresh } from './page.ts';
import { drawBy, mode, now } from './state.ts';
import { tongue } from './words.ts';

const panels = { texts: Texts, list: LaunchList, publish: Publishing, also: Elsewhere };

function Editor() {
  const { card, panel } = now();
  const Panel = panel && panels[panel];
  return (
    <>
      <style>{bar + fields}</style>
      <div className="desk">
        {card && <Card key={card.ids.join()} />}
        {Panel && <Panel />}
      </div>
      <Bar />
    </>
  );
}

// Outside the body, so that the page's own tree stays as it is; in a shadow root, so that neither's styles reach the
// other.
const host = document.createElement('edit-bar');
host.lang = tongue;
// In the top layer, above the page's own sheets.
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

// In Edit mode nothing is hydrated, and no press does what it does for visitors.
if (mode !== 'edit') await import('../../site/islands/loader.ts');
