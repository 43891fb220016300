import type { PageInfo } from '../messages.ts';
import { language } from './api.ts';
import { Press } from './Sheet.tsx';
import type { Mode } from './usePage.ts';
import { changeTongue, named, say, tongue } from './words.ts';

export const panels = ['texts', 'list', 'publish'] as const;
export type Panel = (typeof panels)[number];
type Props = {
  info: PageInfo | undefined;
  mode: Mode;
  status: { text: string; wrong: boolean };
  panel: Panel | undefined;
  open: (panel: Panel) => void;
  undo: (how: 'undo' | 'redo') => void;
};
const keys = { undo: 'Control+Z', redo: 'Control+Shift+Z' };

export const go = (path: string, to: string) => location.assign(`${path}?lang=${to}`);

function setMode(mode: Mode): void {
  sessionStorage.setItem('edit-mode', mode);
  location.reload();
}

/** Page, language, mode, what is unsaved or wrong, and the ways to everything else. */
export function Bar({ info, mode, status, panel, open, undo }: Props) {
  const here = info?.pages.includes(location.pathname) ? location.pathname : '/404';
  const languages = info ? [...info.languages, { id: 'both', name: say('both') }] : [];
  return (
    <nav className="bar" aria-label={say('bar')}>
      <select
        aria-label={say('page')}
        aria-keyshortcuts="F2"
        value={here}
        onChange={({ target }) => go(target.value, language)}
      >
        {info?.pages.map((path) => (
          <option key={path}>{path}</option>
        ))}
      </select>
      <select
        aria-label={say('language')}
        value={mode === 'both' ? mode : language}
        onChange={({ target }) => (target.value === 'both' ? location.assign(`${here}?both`) : go(here, target.value))}
      >
        {languages.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <div className="switch">
        {(['edit', 'browse'] as const).map((each) => (
          <Press
            what={each}
            key={each}
            aria-pressed={mode === each || (mode === 'both' && each === 'edit')}
            onClick={() => setMode(each)}
          />
        ))}
      </div>
      <p className={status.wrong ? 'wrong' : ''} role="status">
        {status.text}
      </p>
      {(['undo', 'redo'] as const).map((how) => (
        <Press
          what={how}
          key={how}
          disabled={!info?.[how]}
          title={info?.[how] && named(info[how])}
          aria-keyshortcuts={keys[how]}
          onClick={() => undo(how)}
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
      <Press what="otherTongue" className="tongue" onClick={changeTongue} lang={tongue === 'id' ? 'en' : 'id'} />
    </nav>
  );
}
