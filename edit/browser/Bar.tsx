import type { PageInfo } from '../messages.ts';
import { language, type Mode } from './usePage.ts';
import { changeTongue, named, say } from './words.ts';

export type Panel = 'texts' | 'list' | 'publish';
type Props = {
  info: PageInfo | undefined;
  mode: Mode;
  status: { text: string; wrong: boolean };
  panel: Panel | undefined;
  open: (panel: Panel) => void;
  undo: (how: 'undo' | 'redo') => void;
};

const panels: Panel[] = ['texts', 'list', 'publish'];

export function go(path: string, to: string): void {
  location.assign(`${path}?lang=${to}`);
}

export function setMode(mode: 'edit' | 'browse'): void {
  sessionStorage.setItem('edit-mode', mode);
  location.reload();
}

/** Page, language, mode, what is unsaved or wrong, and the ways to everything else. */
export function Bar({ info, mode, status, panel, open, undo }: Props) {
  const here = info?.pages.includes(location.pathname) ? location.pathname : '/404';
  return (
    <nav className="bar" aria-label={say('bar')}>
      <select aria-label={say('page')} value={here} onChange={({ target }) => go(target.value, language)}>
        {info?.pages.map((path) => (
          <option key={path}>{path}</option>
        ))}
      </select>
      <select
        aria-label={say('language')}
        value={mode === 'both' ? mode : language}
        onChange={({ target }) => (target.value === 'both' ? location.assign(`${here}?both`) : go(here, target.value))}
      >
        {info?.languages.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="both">{say('both')}</option>
      </select>
      <div className="switch">
        {(['edit', 'browse'] as const).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={mode === each || (mode === 'both' && each === 'edit')}
            onClick={() => setMode(each)}
          >
            {say(each)}
          </button>
        ))}
      </div>
      <p className={status.wrong ? 'status wrong' : 'status'} role="status">
        {status.text}
      </p>
      {(['undo', 'redo'] as const).map((how) => (
        <button
          key={how}
          type="button"
          disabled={!info?.[how]}
          title={info?.[how] ? named(info[how]) : undefined}
          onClick={() => undo(how)}
        >
          {say(how)}
        </button>
      ))}
      {panels.map((each) => (
        <button
          key={each}
          type="button"
          aria-expanded={panel === each}
          className={each === 'publish' ? 'main' : ''}
          onClick={() => open(each)}
        >
          {say(each)}
        </button>
      ))}
      <button
        type="button"
        className="tongue"
        onClick={changeTongue}
        lang={say('otherTongue') === 'English' ? 'en' : 'id'}
      >
        {say('otherTongue')}
      </button>
    </nav>
  );
}
