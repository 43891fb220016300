import { useEffect, useState } from 'react';
import { allContentId, type Decisions, type LaunchProblem, languageOf } from '../protocol.ts';
import { Button, ConflictButtons, Dialog, FieldList } from './controls.tsx';
import { saveDrafts } from './editing.ts';
import { languageName, nameOf, nameWithLanguage, pageLanguage, textOf, translate } from './names.ts';
import { queueChange, request, showError } from './page.ts';
import { getState } from './state.ts';

/** A search for 45000 also finds 45.000. */
const normalizeText = (text: string) => text.toLowerCase().replace(/(?<=\d)[.,](?=\d{3})/g, '');

const idsOfTextsWith = (words: string) =>
  getState().info.fields.flatMap(({ id, format, description }) => {
    const searchable = normalizeText(`${nameOf(id)} ${textOf(id)} ${description}`);
    const isShown = (languageOf(id) ?? pageLanguage) === pageLanguage;
    return isShown && format !== 'picture' && searchable.includes(normalizeText(words)) ? id : [];
  });

export function Texts() {
  const { info } = getState();
  // Searched only on input, so that a text stays in the list while it is edited.
  const [foundIds, setFoundIds] = useState(() => idsOfTextsWith(''));
  const fields = info.fields.filter(({ id }) => foundIds.includes(id));
  return (
    <Dialog title={translate('texts')}>
      <input
        type="search"
        autoFocus
        aria-label={translate('search')}
        placeholder={translate('search')}
        onInput={({ currentTarget }) => setFoundIds(idsOfTextsWith(currentTarget.value))}
      />
      {fields.length === 0 && <p>{translate('none')}</p>}
      <FieldList rows={fields.map(({ id, value }) => ({ id, title: nameOf(id), text: value || '–' }))} />
    </Dialog>
  );
}

export function Publishing() {
  const { info, drafts, publishResult } = getState();
  const [launchProblems, setLaunchProblems] = useState<LaunchProblem[]>([]);
  useEffect(() => void request<LaunchProblem[]>('launch').then(setLaunchProblems, showError), []);
  const { outcome, problem, conflicts = [], differences = [], toTranslate } = { ...info.publishInfo, ...publishResult };
  const publish = (decisions: Decisions = {}) =>
    void saveDrafts().then(() => queueChange('publish', { decisions: { ...publishResult.decisions, ...decisions } }));
  return (
    <Dialog title={translate('publish')}>
      {outcome !== 'changed' && <p role={problem ? 'alert' : 'status'}>{translate(outcome)}</p>}
      {problem && <p className="hint">{`${translate('details')}: ${problem}`}</p>}
      <FieldList
        rows={conflicts.map((row) => ({
          ...row,
          title: row.id === allContentId ? translate('allContentConflicts') : nameWithLanguage(row.id),
        }))}
        actions={({ id }) => <ConflictButtons decide={(side) => publish({ [id]: side })} />}
      />
      {differences.length > 0 && outcome !== 'conflicts' && (
        <Button label="publish" className="primary" onClick={() => publish()} />
      )}
      <FieldList
        title={translate('proposedChanges')}
        rows={info.proposedChanges}
        actions={(change) => (
          <Button
            label="makeProposedChange"
            values={{ languageOrField: languageName(change.id) ?? nameWithLanguage(change.id) }}
            onClick={() => void queueChange('save', change)}
          />
        )}
      />
      <FieldList title={translate('changed')} rows={differences} />
      <FieldList title={translate('toTranslate')} rows={toTranslate.map((id) => ({ id }))} />
      <FieldList
        title={translate('notPublished')}
        rows={Object.entries(drafts).flatMap(([id, { mistake }]) => (mistake ? [{ id, text: mistake }] : []))}
      />
      {launchProblems.length > 0 && <h2>{translate('launch')}</h2>}
      {[...Map.groupBy(launchProblems, ({ fix }) => fix)].map(([fix, problems]) => (
        <FieldList
          key={fix}
          title={`${fix || translate('forOperator')} (${problems.length})`}
          rows={problems.map(({ what, id }) => ({ id, title: languageName(id) ?? '', text: what }))}
        />
      ))}
    </Dialog>
  );
}
