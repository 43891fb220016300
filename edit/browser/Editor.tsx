import { createRoot } from 'react-dom/client';
import { languageOf } from '../messages.ts';
import barStyles from './bar.css?inline';
import { Card } from './Card.tsx';
import { Button } from './controls.tsx';
import { openField, saveDrafts, undo } from './editing.ts';
import fieldStyles from './fields.css?inline';
import './page.css';
import { editorLanguage, language, pageName, translate } from './names.ts';
import { LaunchList, Proposals, Publishing, Texts } from './Panels.tsx';
import { redrawPage, showError } from './page.ts';
import { getState, hasDrafts, renderOnChange, setState } from './state.ts';

const panels = { texts: Texts, launch: LaunchList, publish: Publishing };

function Editor() {
  const { info, card, panel } = getState();
  const Panel = panel && panels[panel];
  return (
    <>
      <style>{barStyles + fieldStyles}</style>
      <div className="over-page">
        {card && <Card key={card.ids.join()} {...card} />}
        {/* A card hides the panel. After a change every panel asks the server again, except Texts, which keeps its search. */}
        <div hidden={Boolean(card)}>{Panel && <Panel key={panel === 'texts' ? panel : info.asOf} />}</div>
        {/* Shown if no panel is open, and with a card only beside the card's element. */}
        {(card ? card.element : !panel) && <Proposals />}
      </div>
      <Bar />
    </>
  );
}

const addressOf = (path: string, language: string | undefined) => `${path}?lang=${language}`;

function Bar() {
  const { info, panel, status, isError, drafts } = getState();
  const wrongId = Object.keys(drafts).find((id) => drafts[id]?.mistake);
  const page = info.pages.includes(location.pathname) ? location.pathname : '/404';
  const others = info.fields.filter(({ id }) => id.endsWith('/site.language.name') && languageOf(id) !== language);
  return (
    <nav aria-label={translate('editor')}>
      <select
        aria-label={translate('page')}
        value={page}
        onChange={({ target }) => location.assign(addressOf(target.value, language))}
      >
        {info.pages.map((path) => (
          <option key={path} value={path}>
            {pageName(path)}
          </option>
        ))}
      </select>
      {others.map(({ id, value }) => (
        <a key={id} href={addressOf(page, languageOf(id))} lang={languageOf(id)} data-icon={languageOf(id)}>
          {value}
        </a>
      ))}
      <a href={addressOf(page, language)} target="as-visitors-see-it" data-icon="↗">
        {translate('preview')}
      </a>
      <p className={wrongId || isError ? 'wrong' : ''} role="status">
        {wrongId ? translate('notSaved') : status || translate(hasDrafts() ? 'unsaved' : 'ready')}{' '}
        {wrongId && <Button label="showMistake" onClick={() => openField(wrongId)} />}
      </p>
      <Button label="undo" aria-keyshortcuts="Control+Z" data-icon="↶" onClick={() => void undo()} />
      {(['texts', 'launch', 'publish'] as const).map((each) => (
        <Button
          label={each}
          key={each}
          aria-expanded={panel === each}
          className={each === 'publish' ? 'main' : ''}
          onClick={() => {
            void saveDrafts();
            setState({ card: undefined, panel: panel === each ? undefined : each });
          }}
        />
      ))}
    </nav>
  );
}

// Outside the body, so that the page's own tree stays as it is. A shadow root keeps the styles of page and editor apart.
const host = document.createElement('edit-bar');
host.lang = editorLanguage;
// In the top layer the newest element is above the others, so the editor enters that layer again whenever a sheet opens.
host.popover = 'manual';
const moveToFront = () => {
  host.togglePopover(false);
  host.togglePopover(true);
};
document.documentElement.append(host);
addEventListener('toggle', ({ target }) => target !== host && moveToFront(), { capture: true });

const root = createRoot(host.attachShadow({ mode: 'open' }));
await redrawPage().catch(showError);
renderOnChange(() => root.render(<Editor />));
moveToFront();
// Saves texts that were typed before a reload (state.ts).
void saveDrafts();
