import { useState } from 'react';
import { type Changes, type Decisions, keyOf } from '../messages.ts';
import { ask, useAnswer } from './api.ts';
import { canOpen, titleOf } from './ids.ts';
import { Button, Conflict, Dialog, Difference, Rows } from './Parts.tsx';
import { complain } from './page.ts';
import { saveDrafts } from './saving.ts';
import { now } from './state.ts';
import { say } from './words.ts';

export function Publishing() {
  const { answer: changes, problem, read } = useAnswer<Changes>('changes');
  const [isBusy, setBusy] = useState(false);
  const publish = async (decisions: Decisions = {}) => {
    setBusy(true);
    await saveDrafts();
    // New code may restart the server before it has answered: the changes, which are read next, tell the result.
    await ask('publish', { decisions }).catch(complain);
    await read();
    setBusy(false);
  };
  return (
    <Dialog title={say('publish')}>
      {changes && !isBusy ? (
        <Current changes={changes} publish={(decisions) => void publish(decisions)} />
      ) : (
        <p role="status">{problem ?? say(isBusy ? 'publishing' : 'checking')}</p>
      )}
      <Rows
        title={say('refused')}
        rows={Object.entries(now().drafts).flatMap(([id, { problem }]) =>
          problem ? [{ id, text: problem.mistake ?? say('wrong') }] : [],
        )}
      />
    </Dialog>
  );
}

type Props = { changes: Changes; publish: (decisions?: Decisions) => void };
function Current({ changes: { hasGit, differences, isWaiting, last }, publish }: Props) {
  if (!hasGit) return <p role="status">{say('noGit')}</p>;
  const isReady = (differences.length > 0 || isWaiting) && last?.outcome !== 'asks';
  const toTranslate = last?.toTranslate ?? differences.flatMap((difference) => difference.toTranslate);
  return (
    <>
      {last && <p role={last.problem ? 'alert' : 'status'}>{say(last.outcome)}</p>}
      {last?.isBehind && <p>{say('isBehind')}</p>}
      {last?.problem && <p className="hint">{`${say('forHelper')}: ${last.problem}`}</p>}
      {!last && isWaiting && <p>{say('isWaiting')}</p>}
      {!last && !isReady && <p>{say('nothingChanged')}</p>}
      <Rows
        rows={(last?.clashes ?? []).map((clash) => ({
          id: clash.id,
          title: clash.id ? titleOf(clash.id) : say('everything'),
          text: canOpen(clash.id) && say('yours', { mine: clash.mine || '–' }),
          actions: (
            <Conflict
              theirs={canOpen(clash.id) ? clash.theirs : undefined}
              decide={(side) => publish({ [keyOf(clash)]: side })}
            />
          ),
        }))}
      />
      {isReady && <Button what="publish" className="main" onClick={() => publish()} />}
      <Rows
        rows={differences.map(({ id, before, after }) => ({ id, text: <Difference before={before} after={after} /> }))}
      />
      <Rows title={say('toTranslate')} rows={toTranslate.map((id) => ({ id }))} />
    </>
  );
}
