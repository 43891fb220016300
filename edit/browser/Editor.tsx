import { createRoot } from 'react-dom/client';
import type { PageInfo } from '../messages.ts';
import { Bar } from './Bar.tsx';
import barStyles from './bar.css?inline';
import { Card } from './Card.tsx';
import { saveDrafts } from './editing.ts';
import { drawPage, messageOf, request } from './page.ts';
import './clicks.ts';
import fieldStyles from './fields.css?inline';
import './page.css';
import { editorLanguage } from './names.ts';
import { LaunchList, OtherTexts, Publishing, Texts } from './Panels.tsx';
import { getState, start } from './state.ts';

const panels = { texts: Texts, launch: LaunchList, publish: Publishing, otherTexts: OtherTexts };

function Editor() {
  const { info, card, panel } = getState();
  const Panel = panel && panels[panel];
  return (
    <>
      <style>{barStyles + fieldStyles}</style>
      <div className="over-page">
        {card && <Card key={card.ids.join()} />}
        {/* A card takes the panel's place. Only other texts are shown beside it. After a change a panel asks the server again. */}
        <div hidden={card && !(card.element && panel === 'otherTexts')}>
          {Panel && <Panel key={panel === 'texts' ? panel : info.asOf} />}
        </div>
      </div>
      <Bar />
    </>
  );
}

// Outside the body, so that the page's own tree stays as it is. A shadow root keeps the styles of page and editor apart.
const host = document.createElement('edit-bar');
host.lang = editorLanguage;
// In the top layer the newest element is above the others, so the editor enters it again whenever a sheet opens.
host.popover = 'manual';
const moveToFront = () => {
  host.togglePopover(false);
  host.togglePopover(true);
};
document.documentElement.append(host);
moveToFront();
addEventListener('toggle', ({ target }) => target !== host && moveToFront(), { capture: true });

const root = createRoot(host.attachShadow({ mode: 'open' }));
try {
  const info = await request<PageInfo>('page');
  drawPage(info);
  start(info, () => root.render(<Editor />));
  // Texts that were typed before a reload (state.ts).
  void saveDrafts();
} catch (problem) {
  root.render(messageOf(problem));
}
