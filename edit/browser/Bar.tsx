import { language } from './api.ts';
import { addressOf, close, reach } from './desk.ts';
import { act } from './page.ts';
import { Choice, Press } from './Sheet.tsx';
import { isUnsaved, mode, modes, now, panels, set } from './state.ts';
import { leave } from './typing.ts';
import { changeTongue, named, say, tongue } from './words.ts';

const keys = { undo: 'Control+Z', redo: 'Control+Shift+Z' };
const signs = { undo: '↶', redo: '↷' };

function setMode(wanted: string): void {
  sessionStorage.setItem('edit-mode', wanted);
  location.reload();
}

function open(wanted: (typeof panels)[number]): void {
  const { panel } = now();
  close();
  set({ wanted: undefined, panel: panel === wanted ? undefined : wanted });
}

const mistake = () => Object.keys(now().drafts).find((id) => now().drafts[id]?.told);
/** What was left behind, wrong or not in its place yet; it can be shown once the page has been read. */
const left = () => {
  const { info, card, panel, drafts } = now();
  return info.asOf === 0 ? undefined : (mistake() ?? (card || panel ? undefined : Object.keys(drafts)[0]));
};

/** What is unsaved or wrong. */
function Status() {
  const { info, told, unread, isWrong } = now();
  const [wrong, id] = [mistake(), left()];
  const idle = info.asOf === 0 ? 'reading' : mode === 'browse' ? 'browsing' : 'ready';
  return (
    <p className={wrong || isWrong || unread ? 'wrong' : ''} role="status">
      {unread || told || say(wrong ? 'wrong' : isUnsaved() ? 'unsaved' : idle)}{' '}
      {id && <Press what="mend" onClick={() => reach(id)} />}
    </p>
  );
}

/** Page, language, mode, and the ways to everything else. */
export function Bar() {
  const { info, panel } = now();
  const other = tongue === 'id' ? 'en' : 'id';
  const here = info.pages.some(({ id }) => id === location.pathname) ? location.pathname : '/404';
  return (
    <nav aria-label={say('bar')}>
      <Choice
        aria-label={say('page')}
        aria-keyshortcuts="F2"
        value={here}
        options={info.pages}
        onChange={({ target }) => location.assign(addressOf(target.value))}
      />
      <Choice
        aria-label={say('language')}
        value={language}
        options={info.languages}
        onChange={({ target }) => location.assign(addressOf(here, target.value))}
      />
      {modes.map((each) => (
        <Press what={each} key={each} aria-pressed={mode === each} onClick={() => setMode(each)} />
      ))}
      <Status />
      {(['undo', 'redo'] as const).map((how) => (
        <Press
          what={how}
          key={how}
          disabled={!info[how]}
          title={info[how] && named(info[how])}
          aria-keyshortcuts={keys[how]}
          data-sign={signs[how]}
          onClick={() => void leave().then(() => act(how))}
        />
      ))}
      {panels.map((each) => (
        <Press
          what={each}
          key={each}
          aria-expanded={panel === each}
          className={each === 'publish' ? 'main' : ''}
          onClick={() => open(each)}
        />
      ))}
      <Press what="otherTongue" data-sign={other.toUpperCase()} onClick={changeTongue} lang={other} />
    </nav>
  );
}
