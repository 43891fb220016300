import { createRoot } from 'react-dom/client';
import barStyles from './bar.css?inline';
import { Card } from './Card.tsx';
import { Button } from './controls.tsx';
import { openField, saveDrafts, undo } from './editing.ts';
import fieldStyles from './fields.css?inline';
import './page.css';
import { editorLanguage, translate } from './names.ts';
import { Publishing, Texts } from './Panels.tsx';
import { redrawPage, showError } from './page.ts';
import { getState, hasDrafts, type Panel, renderOnChange, setState } from './state.ts';

function Editor() {
  const { info, card, panel } = getState();
  return (
    <>
      <style>{barStyles + fieldStyles}</style>
      <div className="over-page">
        {card && <Card key={card.ids.join()} {...card} />}
        {/* Hidden and not removed, so that Texts keeps its search. */}
        <div hidden={Boolean(card)}>
          {panel === 'texts' && <Texts />}
          {panel === 'publish' && <Publishing key={info.contentReadAtMs} />}
        </div>
      </div>
      <Bar />
    </>
  );
}

function showPanel(panel?: Panel): void {
  void saveDrafts();
  setState({ card: undefined, panel });
}

function Bar() {
  const { info, panel, status, isError, drafts } = getState();
  const count = info.proposedChanges.length;
  const proposedChangesLabel = count === 1 ? 'oneProposedChange' : 'manyProposedChanges';
  const idWithMistake = Object.keys(drafts).find((id) => drafts[id]?.mistake);
  return (
    <nav aria-label={translate('editor')}>
      <a href={location.href} target="as-visitors-see-it" data-icon="↗">
        {translate('preview')}
      </a>
      <p className={idWithMistake || isError ? 'wrong' : ''} role="status">
        {idWithMistake ? translate('notSaved') : status || translate(hasDrafts() ? 'unsaved' : 'ready')}{' '}
        {idWithMistake && <Button label="showMistake" onClick={() => openField(idWithMistake)} />}
      </p>
      {count > 0 && <Button label={proposedChangesLabel} values={{ count }} onClick={() => showPanel('publish')} />}
      <Button label="undo" aria-keyshortcuts="Control+Z" data-icon="↶" onClick={() => void undo()} />
      {(['texts', 'publish'] as const).map((name) => (
        <Button
          label={name}
          key={name}
          aria-expanded={panel === name}
          className={name === 'publish' ? 'primary' : ''}
          onClick={() => showPanel(panel === name ? undefined : name)}
        />
      ))}
    </nav>
  );
}

// The editor is outside the body, because redrawPage() would remove it there. A shadow root keeps the styles of page and editor apart.
const editorElement = document.createElement('edit-bar');
editorElement.lang = editorLanguage;
// In the top layer the newest element is above the others, so the editor enters that layer again whenever a sheet opens.
editorElement.popover = 'manual';
const moveToFront = () => {
  editorElement.togglePopover(false);
  editorElement.togglePopover(true);
};
document.documentElement.append(editorElement);
addEventListener('toggle', ({ target }) => target !== editorElement && moveToFront(), { capture: true });

const root = createRoot(editorElement.attachShadow({ mode: 'open' }));
await redrawPage().catch(showError);
renderOnChange(() => root.render(<Editor />));
moveToFront();
