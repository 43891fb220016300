import { useState } from 'react';
import { type Changes, keyOf, type Published, type Said } from '../messages.ts';
import { ask, reason, useAnswer } from './api.ts';
import { Change, Press, Rows, Sheet } from './Sheet.tsx';
import { saveDrafts } from './saving.ts';
import { inLanguage, now } from './state.ts';
import { named, say } from './words.ts';

const whatIs = ({ id, file, language }: Said) => (file ? say(file, { name: id }) : named(id)) + inLanguage(language);

export function Publishing() {
  const { answer: changes, wrong, read } = useAnswer<Changes>('changes');
  const [{ isBusy, problem }, setDone] = useState<{ isBusy?: boolean; problem?: string | undefined }>({});
  const send = async (decisions = {}) => {
    setDone({ isBusy: true });
    await saveDrafts();
    // New code may restart the server before it answers; the changes that are read next then show the result.
    const problem = await ask('publish', { decisions }).then(() => undefined, reason);
    await read();
    setDone({ problem });
  };
  const refused = Object.entries(now().drafts);
  const { hasGit, hasUpstream, said = [], isWaiting, last } = changes ?? {};
  const isReady = said.length > 0 || isWaiting;
  const plain = wrong ?? (!changes ? say('checking') : isBusy ? say('publishing') : hasGit ? '' : say('noGit'));
  return (
    <Sheet title={say('publish')}>
      {plain ? (
        <p role="status">{plain}</p>
      ) : (
        <>
          {problem && <p role="alert">{problem}</p>}
          {last && <Result last={last} decide={(key, side) => void send({ [key]: side })} />}
          {!last && isWaiting && <p>{say('isWaiting')}</p>}
          {!last && !isReady && <p>{say('nothingChanged')}</p>}
          {said.map((one) => (
            <Change key={`${one.language}${one.id}`} {...{ before: '', after: '', ...one, title: whatIs(one) }}>
              {one.isUntranslated && <small className="look">{say('untranslated')}</small>}
            </Change>
          ))}
          {isReady && last?.outcome !== 'asks' && (
            <>
              <p className="hint">{say(hasUpstream ? 'willSend' : 'willKeep')}</p>
              <Press what="publish" className="main" onClick={() => void send()} />
            </>
          )}
        </>
      )}
      <Rows
        title={say('refused')}
        rows={refused.map(([id, { problem }]) => ({ id, text: problem?.mistake ?? say('unsaved') }))}
      />
    </Sheet>
  );
}

type Decide = (key: string, side: 'mine' | 'theirs') => void;
const outcomes = { sent: 'isSent', here: 'isHere', waits: 'waits', asks: 'clashes' } as const;

function Result({ last, decide }: { last: Published; decide: Decide }) {
  const { outcome, problem, isBehind, clashes = [], untranslated } = last;
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
      {clashes.map((clash) => (
        <section key={keyOf(clash)}>
          <h3>{clash.id ? named(clash.id) + inLanguage(clash.language) : clash.file || say('everything')}</h3>
          {clash.id && say('conflict', { now: clash.theirs || '–' })}{' '}
          {clash.id && say('yours', { mine: clash.mine || '–' })}
          <Press what="takeTheirs" onClick={() => decide(keyOf(clash), 'theirs')} />
          <Press what="takeMine" onClick={() => decide(keyOf(clash), 'mine')} />
        </section>
      ))}
      {outcome !== 'asks' && <Rows title={say('toTranslate')} rows={untranslated} />}
    </>
  );
}
