import { useState } from 'react';
import type { Changes, Decisions, LaunchProblem } from '../messages.ts';
import { Button, ConflictButtons, Dialog, FieldList } from './controls.tsx';
import { saveDrafts } from './editing.ts';
import { language, languageName, nameOf, titleOf, translate } from './names.ts';
import { change, useAnswer } from './page.ts';
import { getState } from './state.ts';

/** So that 45.000 finds 45000 and the other way round. */
const normalizeText = (text: string) => text.toLowerCase().replace(/(?<=\d)[.,](?=\d{3})/g, '');

/** The ids of this language's texts and the facts that contain the words in their name, value or description. */
const textsWith = (words: string) =>
  getState()
    .info.fields.filter(({ id, value, format, description }) => {
      const searchable = normalizeText(`${nameOf(id)} ${value} ${description}`);
      const isShown = /^facts\./.test(id) || id.startsWith(`${language}/`);
      return isShown && format !== 'picture' && searchable.includes(normalizeText(words));
    })
    .map(({ id }) => id);

const focus = (input: HTMLInputElement | null) => input?.focus();

/** Every text, also those that no page shows: titles, screen reader texts, mails and errors. */
export function Texts() {
  const { info } = getState();
  // Searched only on input, so that a text stays in the list while it is edited.
  const [found, setFound] = useState(() => textsWith(''));
  const fields = info.fields.filter(({ id }) => found.includes(id));
  return (
    <Dialog title={translate('texts')}>
      <input
        type="search"
        ref={focus}
        aria-label={translate('search')}
        placeholder={translate('search')}
        onInput={({ currentTarget }) => setFound(textsWith(currentTarget.value))}
      />
      {fields.length === 0 && <p>{translate('none')}</p>}
      <FieldList rows={fields.map(({ id, value }) => ({ id, title: nameOf(id), text: value || '–' }))} />
    </Dialog>
  );
}

/** From facts.social.0.sample to its item facts.social.0, but not from en/courts.sample to a file, which has too many fields. */
const itemOf = (id: string) => id.replace(/(?<=\..+)\.sample$/, '');

export function LaunchList() {
  const launchProblems = useAnswer<LaunchProblem[]>('launch');
  return (
    <Dialog title={translate('launch')}>
      {!launchProblems?.length && <p role="status">{translate(launchProblems ? 'nothingWrong' : 'checking')}</p>}
      {[...Map.groupBy(launchProblems ?? [], ({ fix }) => fix)].map(([fix, problems]) => (
        <FieldList
          key={fix}
          title={`${fix || translate('forOperator')} (${problems.length})`}
          rows={problems.map(({ what, id }) => ({ id: itemOf(id), title: languageName(id) ?? '', text: what }))}
        />
      ))}
    </Dialog>
  );
}

/** Other texts that still contain the old words or price, or a sum of that price, each with a button that changes it. */
export function OtherTexts() {
  const { info, otherTexts } = getState();
  const rows = info.fields.flatMap(({ id, value }) => (otherTexts[id]?.was === value ? otherTexts[id] : []));
  if (rows.length === 0) return null;
  return (
    <Dialog
      title={translate(rows.length === 1 ? 'otherText' : 'otherTexts', { count: rows.length })}
      part="panel other-texts"
    >
      <FieldList
        rows={rows.map((one) => ({
          ...one,
          actions: (
            <Button
              label="changeToo"
              values={{ language: languageName(one.id) ?? titleOf(one.id) }}
              onClick={() => void change('save', { ...one, isProposed: true })}
            />
          ),
        }))}
      />
    </Dialog>
  );
}

/** What Publish would send, what came of it, and what must be decided first. */
export function Publishing() {
  const changes = useAnswer<Changes>('changes');
  const { outcome = 'checking', problem, conflicts = [], differences = [], toTranslate = [] } = changes ?? {};
  const publish = (decisions: Decisions = {}) => void saveDrafts().then(() => change('publish', { decisions }));
  return (
    <Dialog title={translate('publish')}>
      <p role={problem ? 'alert' : 'status'}>{translate(outcome)}</p>
      {problem && <p className="hint">{`${translate('details')}: ${problem}`}</p>}
      <FieldList
        rows={conflicts.map((conflict) => ({
          id: conflict.id,
          title: conflict.id ? titleOf(conflict.id) : translate('keepOneSide'),
          actions: (
            <ConflictButtons
              versions={conflict.id ? conflict : undefined}
              decide={(side) => publish({ [conflict.key]: side })}
            />
          ),
        }))}
      />
      {differences.length > 0 && outcome !== 'conflicts' && (
        <Button label="publish" className="main" onClick={() => publish()} />
      )}
      <FieldList rows={differences} />
      <FieldList title={translate('toTranslate')} rows={toTranslate.map((id) => ({ id }))} />
      <FieldList
        title={translate('notPublished')}
        rows={Object.entries(getState().drafts).flatMap(([id, { mistake }]) =>
          mistake ? [{ id, text: mistake }] : [],
        )}
      />
    </Dialog>
  );
}
