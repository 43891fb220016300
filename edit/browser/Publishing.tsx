import { useState } from 'react';
import { type Changes, conflictKey, type Decisions } from '../messages.ts';
import { Button, ConflictButtons, Dialog, FieldList } from './controls.tsx';
import { saveDrafts } from './editing.ts';
import { canOpen, titleOf } from './ids.ts';
import { refresh, request, showError, useAnswer } from './page.ts';
import { getState } from './state.ts';
import { translate } from './words.ts';

export function Publishing() {
  const changes = useAnswer<Changes>('changes');
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
      {changes && !isBusy ? (
        <ChangesToPublish changes={changes} publish={(decisions) => void publish(decisions)} />
      ) : (
        <p role="status">{translate(isBusy ? 'publishing' : 'checking')}</p>
      )}
      <FieldList
        title={translate('notPublished')}
        rows={Object.entries(getState().drafts).flatMap(([id, { problem }]) =>
          problem ? [{ id, text: problem.mistake ?? translate('notSaved') }] : [],
        )}
      />
    </Dialog>
  );
}

type Props = { changes: Changes; publish: (decisions?: Decisions) => void };
function ChangesToPublish({ changes, publish }: Props) {
  const { outcome, problem, isBehind, conflicts = [], differences, toTranslate } = changes;
  const hasMore = differences.length > 0 || isBehind || ['hasUnsent', 'notSent'].includes(outcome);
  return (
    <>
      <p role={problem ? 'alert' : 'status'}>{translate(outcome)}</p>
      {isBehind && <p>{translate('isBehind')}</p>}
      {problem && <p className="hint">{`${translate('details')}: ${problem}`}</p>}
      <FieldList
        rows={conflicts.map((conflict) => ({
          id: conflict.id,
          title: conflict.id ? titleOf(conflict.id) : translate('keepOneSide'),
          text: canOpen(conflict.id) && translate('mine', { mine: conflict.mine || '–' }),
          actions: (
            <ConflictButtons
              theirs={canOpen(conflict.id) ? conflict.theirs : undefined}
              decide={(side) => publish({ [conflictKey(conflict)]: side })}
            />
          ),
        }))}
      />
      {hasMore && outcome !== 'conflicts' && <Button label="publish" className="main" onClick={() => publish()} />}
      <FieldList rows={differences} />
      <FieldList title={translate('toTranslate')} rows={toTranslate.map((id) => ({ id }))} />
    </>
  );
}
