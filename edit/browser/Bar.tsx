import { reach, step } from './cards.ts';
import { language } from './ids.ts';
import { Button, Select } from './Parts.tsx';
import { saveDrafts } from './saving.ts';
import { isUnsaved, now, type Panel, set } from './state.ts';
import { changeTongue, nameOf, say, tongue, visitorTab } from './words.ts';

const steps = [
  { step: 'undo', keys: 'Control+Z', sign: '↶' },
  { step: 'redo', keys: 'Control+Shift+Z', sign: '↷' },
] as const;
const panels = ['texts', 'launch', 'publish'] as const;

const addressOf = (path: string, language: string) => `${path}?lang=${language}`;

function Status() {
  const { status, isWrong, drafts } = now();
  const mistake = Object.keys(drafts).find((id) => drafts[id]?.problem);
  return (
    <p className={mistake || isWrong ? 'wrong' : ''} role="status">
      {mistake ? say('wrong') : status || say(isUnsaved() ? 'unsaved' : 'ready')}{' '}
      {mistake && <Button what="mend" onClick={() => reach(mistake)} />}
    </p>
  );
}

export function Bar() {
  const { info, panel } = now();
  const other = tongue === 'id' ? 'en' : 'id';
  const page = info.pages.some(({ id }) => id === location.pathname) ? location.pathname : '/404';
  const toggle = (wanted: Panel) => {
    void saveDrafts();
    set({ card: undefined, panel: panel === wanted ? undefined : wanted });
  };
  return (
    <nav aria-label={say('bar')}>
      <Select
        aria-label={say('page')}
        value={page}
        options={info.pages}
        onChange={({ target }) => location.assign(addressOf(target.value, language))}
      />
      <Select
        aria-label={say('language')}
        value={language}
        options={info.languages}
        onChange={({ target }) => location.assign(addressOf(page, target.value))}
      />
      <a href={addressOf(page, language)} target={visitorTab} data-sign="↗">
        {say('visit')}
      </a>
      <Status />
      {steps.map(({ step: each, keys, sign }) => (
        <Button
          what={each}
          key={each}
          disabled={!info[each]}
          title={info[each] && nameOf(info[each])}
          aria-keyshortcuts={keys}
          data-sign={sign}
          onClick={() => void step(each)}
        />
      ))}
      {panels.map((each) => (
        <Button
          what={each}
          key={each}
          aria-expanded={panel === each}
          className={each === 'publish' ? 'main' : ''}
          onClick={() => toggle(each)}
        />
      ))}
      <Button what="otherTongue" data-sign={other.toUpperCase()} onClick={changeTongue} lang={other} />
    </nav>
  );
}
