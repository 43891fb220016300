import { language } from './api.ts';
import { close, go } from './desk.ts';
import { leave } from './drafts.ts';
import { act } from './page.ts';
import { Press } from './Sheet.tsx';
import { mode, modes, now, panels, set } from './state.ts';
import { changeTongue, named, say, tongue } from './words.ts';

const keys = { undo: 'Control+Z', redo: 'Control+Shift+Z' };

function setMode(wanted: string): void {
  sessionStorage.setItem('edit-mode', wanted);
  location.reload();
}

async function open(wanted: (typeof panels)[number]): Promise<void> {
  const { panel } = now();
  if (await close()) set({ wanted: undefined, panel: panel === wanted ? undefined : wanted });
}

function status(): { text: string; isWrong: boolean } {
  const { drafts, fault, unread, saved, info } = now();
  const typed = Object.values(drafts);
  if (typed.some(({ told }) => told)) return { text: say('wrong'), isWrong: true };
  if (fault || unread) return { text: fault || unread, isWrong: true };
  const idle = info.asOf === 0 ? 'reading' : mode === 'browse' ? 'browsing' : 'ready';
  return { text: typed.length > 0 && !saved ? say('unsaved') : saved || say(idle), isWrong: false };
}

/** Page, language, mode, what is unsaved or wrong, and the ways to everything else. */
export function Bar() {
  const { info, panel } = now();
  const { text, isWrong } = status();
  const here = info.pages.includes(location.pathname) ? location.pathname : '/404';
  return (
    <nav className="bar" aria-label={say('bar')}>
      <select
        aria-label={say('page')}
        aria-keyshortcuts="F2"
        value={here}
        onChange={({ target }) => go(target.value, language)}
      >
        {info.pages.map((path) => (
          <option key={path}>{path}</option>
        ))}
      </select>
      <select
        aria-label={say('language')}
        value={mode === 'both' ? mode : language}
        onChange={({ target }) => (target.value === 'both' ? location.assign(`${here}?both`) : go(here, target.value))}
      >
        {[...info.languages, { id: 'both', name: say('both') }].map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <div className="switch">
        {modes.map((each) => (
          <Press
            what={each}
            key={each}
            aria-pressed={mode === each || (mode === 'both' && each === 'edit')}
            onClick={() => setMode(each)}
          />
        ))}
      </div>
      <p className={isWrong ? 'wrong' : ''} role="status">
        {text}
      </p>
      {(['undo', 'redo'] as const).map((how) => (
        <Press
          what={how}
          key={how}
          disabled={!info[how]}
          title={info[how] && named(info[how])}
          aria-keyshortcuts={keys[how]}
          onClick={() => void leave().then(async (isDone) => isDone && act(how, {}))}
        />
      ))}
      {panels.map((each) => (
        <Press
          what={each}
          key={each}
          aria-expanded={panel === each}
          className={each === 'publish' ? 'main' : ''}
          onClick={() => void open(each)}
        />
      ))}
      <Press what="otherTongue" className="tongue" onClick={changeTongue} lang={tongue === 'id' ? 'en' : 'id'} />
    </nav>
  );
}
