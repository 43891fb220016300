import { language } from './api.ts';
import { addressOf, reach } from './desk.ts';
import { act } from './page.ts';
import { Choice, Press } from './Sheet.tsx';
import { saveDrafts } from './saving.ts';
import { isUnsaved, mode, modes, now, panels, set } from './state.ts';
import { changeTongue, named, say, tongue } from './words.ts';

const keys = { undo: 'Control+Z', redo: 'Control+Shift+Z' };
const signs = { undo: '↶', redo: '↷' };

function setMode(wanted: string): void {
  sessionStorage.setItem('edit-mode', wanted);
  location.reload();
}

function Status() {
  const { info, status, isWrong, drafts, card, panel } = now();
  const mistake = Object.keys(drafts).find((id) => drafts[id]?.problem);
  const left = mistake ?? (card || panel ? undefined : Object.keys(drafts)[0]);
  const idle = info.asOf === 0 ? 'reading' : mode === 'browse' ? 'browsing' : 'ready';
  return (
    <p className={mistake || isWrong ? 'wrong' : ''} role="status">
      {status || say(mistake ? 'wrong' : isUnsaved() ? 'unsaved' : idle)}{' '}
      {left && info.asOf > 0 && <Press what="mend" onClick={() => reach(left)} />}
    </p>
  );
}

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
          {...{ what: how, disabled: !info[how], 'aria-keyshortcuts': keys[how], 'data-sign': signs[how] }}
          key={how}
          title={info[how] && named(info[how])}
          onClick={() => void saveDrafts().then(() => act(how))}
        />
      ))}
      {panels.map((each) => (
        <Press
          {...{ what: each, 'aria-expanded': panel === each, className: each === 'publish' ? 'main' : '' }}
          key={each}
          onClick={() => {
            void saveDrafts();
            set({ card: undefined, panel: panel === each ? undefined : each });
          }}
        />
      ))}
      <Press what="otherTongue" data-sign={other.toUpperCase()} onClick={changeTongue} lang={other} />
    </nav>
  );
}
