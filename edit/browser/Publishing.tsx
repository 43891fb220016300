import { useState } from 'react';
import type { Changes, Decisions } from '../messages.ts';
import { Button, ConflictButtons, Dialog, FieldList } from './controls.tsx';
import { saveDrafts } from './editing.ts';
import { titleOf } from './ids.ts';
import { refresh, request, showError, useAnswer } from './page.ts';
import { getState } from './state.ts';
import { translate } from './words.ts';

export function Publishing() {
  const [isBusy, setBusy] = useState(false);
  const publish = async (decisions: Decisions = {}) => {
    setBusy(true);
    await saveDrafts();
    // Publishing may bring others' new code, which restarts the server before it answers: `changes` has the result.
    await request('publish', { decisions }).catch(showError);
    await refresh();
    setBusy(false);
  };
  return (
    <Dialog title={translate('publish')}>
      {isBusy ? (
        <p role="status">{translate('publishing')}</p>
      ) : (
        <ChangesToPublish publish={(decisions) => void publish(decisions)} />
      )}
      <FieldList
        title={translate('notPublished')}
        rows={Object.entries(getState().drafts).flatMap(([id, { mistake }]) =>
          mistake ? [{ id, text: mistake }] : [],
        )}
      />
    </Dialog>
  );
}

/** Rendered anew after publishing, so that it never shows what was to be published before. */
function ChangesToPublish({ publish }: { publish: (decisions?: Decisions) => void }) {
  const changes = useAnswer<Changes>('changes');
  if (!changes) return <p role="status">{translate('checking')}</p>;
  const { outcome, problem, conflicts = [], differences, toTranslate } = changes;
  const canSend = differences.length > 0 || ['hasUnsent', 'notSent'].includes(outcome);
  return (
    <>
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
      {canSend && outcome !== 'conflicts' && <Button label="publish" className="main" onClick={() => publish()} />}
      <FieldList rows={differences} />
      <FieldList title={translate('toTranslate')} rows={toTranslate.map((id) => ({ id }))} />
    </>
  );
}
