import { previewTab } from '../messages.ts';
import { Button } from './controls.tsx';
import { openField, saveDrafts, undo } from './editing.ts';
import { language, translate } from './names.ts';
import { getState, hasDrafts, type Panel, setState } from './state.ts';

const panels = ['texts', 'launch', 'publish'] as const;

const addressOf = (path: string, language: string) => `${path}?lang=${language}`;

export function Bar() {
  const { info, panel, status, isError, drafts } = getState();
  const wrongId = Object.keys(drafts).find((id) => drafts[id]?.mistake);
  const page = info.pages.some(({ path }) => path === location.pathname) ? location.pathname : '/404';
  const toggle = (wanted: Panel) => {
    void saveDrafts();
    setState({ card: undefined, panel: panel === wanted ? undefined : wanted });
  };
  return (
    <nav aria-label={translate('editor')}>
      <select
        aria-label={translate('page')}
        value={page}
        onChange={({ target }) => location.assign(addressOf(target.value, language))}
      >
        {info.pages.map(({ path, name }) => (
          <option key={path} value={path}>
            {name}
          </option>
        ))}
      </select>
      {info.languages
        .filter(({ id }) => id !== language)
        .map(({ id, name }) => (
          <a key={id} href={addressOf(page, id)} lang={id} data-icon={id.toUpperCase()}>
            {name}
          </a>
        ))}
      <a href={addressOf(page, language)} target={previewTab} data-icon="↗">
        {translate('preview')}
      </a>
      <p className={wrongId || isError ? 'wrong' : ''} role="status">
        {wrongId ? translate('notSaved') : status || translate(hasDrafts() ? 'unsaved' : 'ready')}{' '}
        {wrongId && <Button label="showMistake" onClick={() => openField(wrongId)} />}
      </p>
      <Button label="undo" aria-keyshortcuts="Control+Z" data-icon="↶" onClick={() => void undo()} />
      {panels.map((each) => (
        <Button
          label={each}
          key={each}
          aria-expanded={panel === each}
          className={each === 'publish' ? 'main' : ''}
          onClick={() => toggle(each)}
        />
      ))}
    </nav>
  );
}
