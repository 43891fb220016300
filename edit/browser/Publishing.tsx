import { useState } from 'react';
import { type Changes, type Clash, type Decision, type Decisions, keyOf, type Published } from '../messages.ts';
import { ask, messageOf, useAnswer } from './api.ts';
import { titleOf } from './ids.ts';
import { Button, Conflict, Dialog, Difference, Rows } from './Parts.tsx';
import { saveDrafts } from './saving.ts';
import { now } from './state.ts';
import { say } from './words.ts';

export function Publishing() {
  const { answer: changes, problem: unanswered, read } = useAnswer<Changes>('changes');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const publish = async (decisions: Decisions = {}) => {
    setBusy(true);
    await saveDrafts();
    // New code may restart the server before it answers; the changes that are read next then show the result.
    setProblem(await ask('publish', { decisions }).then(() => '', messageOf));
    await read();
    setBusy(false);
  };
  return (
    <Dialog title={say('publish')}>
      {!changes && <p role="status">{unanswered ?? say('checking')}</p>}
      {isBusy && <p role="status">{say('publishing')}</p>}
      {problem && <p role="alert">{problem}</p>}
      {changes && !isBusy && <Current changes={changes} publish={(decisions) => void publish(decisions)} />}
      <Rows
        title={say('refused')}
        rows={Object.entries(now().drafts).map(([id, draft]) => ({
          id,
          text: draft.problem?.mistake ?? say('unsaved'),
        }))}
      />
    </Dialog>
  );
}

type Props = { changes: Changes; publish: (decisions?: Decisions) => void };
function Current({ changes: { hasGit, hasUpstream, differences, isWaiting, last }, publish }: Props) {
  if (!hasGit) return <p role="status">{say('noGit')}</p>;
  const isReady = (differences.length > 0 || isWaiting) && last?.outcome !== 'asks';
  const toTranslate = last?.toTranslate ?? differences.flatMap((difference) => difference.toTranslate);
  return (
    <>
      {last && <Result last={last} decide={(clash, side) => publish({ [keyOf(clash)]: side })} />}
      {!last && isWaiting && <p>{say('isWaiting')}</p>}
      {!last && !isReady && <p>{say('nothingChanged')}</p>}
      <Rows
        rows={differences.map(({ id, before, after }) => ({
          id,
          text: <Difference before={before} after={after} />,
        }))}
      />
      <Rows title={say('toTranslate')} rows={toTranslate.map((id) => ({ id }))} />
      {isReady && (
        <>
          <p className="hint">{say(hasUpstream ? 'willSend' : 'willKeep')}</p>
          <Button what="publish" className="main" onClick={() => publish()} />
        </>
      )}
    </>
  );
}

const outcomes = { sent: 'isSent', here: 'isHere', waits: 'waits', asks: 'clashes' } as const;

/** The result, the next step, and conflicts to decide. */
function Result({ last, decide }: { last: Published; decide: (clash: Clash, side: Decision) => void }) {
  const { outcome, problem, isBehind, clashes = [] } = last;
  return (
    <>
      <p role={problem ? 'alert' : 'status'}>{say(outcomes[outcome])}</p>
      {isBehind && <p>{say('isBehind')}</p>}
      {problem && (
        <details>
          <summary>{say('forHelper')}</summary>
          <p className="hint">{problem}</p>
        </details>
      )}
      <Rows
        rows={clashes.map((clash) => ({
          id: clash.id,
          title: clash.id ? titleOf(clash.id) : say('everything'),
          text: say('yours', { mine: clash.mine || '–' }),
          actions: <Conflict theirs={clash.theirs} decide={(side) => decide(clash, side)} />,
        }))}
      />
    </>
  );
}
