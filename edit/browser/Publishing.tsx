import { type FormEvent, useState } from 'react';
import { type Changes, type Clash, type Decisions, keyOf, type Said } from '../messages.ts';
import { ask, reason, useAnswer } from './api.ts';
import { lead } from './desk.ts';
import { Result } from './PublishResult.tsx';
import { Press, Sheet } from './Sheet.tsx';
import { inLanguage, now, publishing } from './state.ts';
import { leave } from './typing.ts';
import { named, say } from './words.ts';

const whatIs = ({ id, file }: Said) => (file ? say(file, { name: id }) : named(id));

function sentence(said: readonly Said[]): string {
  const places = [...new Set(said.map((one) => whatIs(one).toLowerCase()))];
  const more = places.length > 3 ? ` and ${places.length - 3} more` : '';
  return `Change ${places.slice(0, 3).join('; ')}${more}`;
}

/** What has changed, as words; what others have changed too, to be decided; what became of it. */
export function Publishing() {
  const { answer: changes, wrong, read } = useAnswer<Changes>('changes');
  const [{ isBusy, problem }, setDone] = useState<{ isBusy?: boolean; problem?: string | undefined }>({});
  const send = async (body: object) => {
    publishing.begin();
    setDone({ isBusy: true });
    await leave();
    // New code may start the server anew before it has answered: then the changes, which are read next, tell the result.
    const problem = await ask('publish', body).then(() => undefined, reason);
    await read();
    setDone({ problem });
  };
  const last = publishing.isBegun() && !problem ? changes?.last : undefined;
  const content = !changes ? (
    <p role="status">{wrong ?? say('checking')}</p>
  ) : !changes.hasGit ? (
    <p>{say('noGit')}</p>
  ) : isBusy ? (
    <p role="status">{say('publishing')}</p>
  ) : last?.outcome === 'asks' ? (
    <Clashes clashes={last.clashes ?? []} onDecided={(decisions) => void send({ decisions })} />
  ) : last ? (
    <Result result={last} />
  ) : (
    <Form {...{ changes, problem }} onSend={(body) => void send(body)} />
  );
  return (
    <Sheet title={say('publish')}>
      {content}
      <Refused />
    </Sheet>
  );
}

type FormProps = { changes: Changes; problem: string | undefined; onSend: (body: object) => void };
function Form({ changes: { said, isWaiting, upstream, named: isNamed }, problem, onSend }: FormProps) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend(Object.fromEntries(new FormData(event.currentTarget)));
  };
  if (said.length === 0 && !isWaiting) return <p>{say('nothingChanged')}</p>;
  return (
    <form onSubmit={onSubmit}>
      {problem && <p role="alert">{problem}</p>}
      {isWaiting && <p>{say('isWaiting')}</p>}
      <dl>
        {said.map(({ before, after, isUntranslated, ...one }) => (
          <div key={`${one.language}${one.id}`}>
            <dt>{whatIs(one) + inLanguage(one.language)}</dt>
            <dd>
              {before && <del>{before}</del>} {after && <ins>{after}</ins>}
              {isUntranslated && <small className="look">{say('untranslated')}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <Ask name="message" label={say('message')} value={sentence(said)} />
      {!isNamed && <Ask name="name" label={say('name')} />}
      {!isNamed && <Ask name="email" label={say('email')} type="email" />}
      <p className="hint">{say(upstream ? 'willSend' : 'willKeep')}</p>
      <button type="submit" className="main">
        {say('publish')}
      </button>
    </form>
  );
}

/** What both sides have changed, decided as while editing. */
function Clashes({ clashes, onDecided }: { clashes: Clash[]; onDecided: (decisions: Decisions) => void }) {
  const [decisions, setDecisions] = useState<Decisions>({});
  const decide = (clash: Clash, side: 'mine' | 'theirs') => {
    const all = { ...decisions, [keyOf(clash)]: side };
    if (clashes.every((each) => all[keyOf(each)])) onDecided(all);
    else setDecisions(all);
  };
  return (
    <>
      <p role="status">{say('clashes')}</p>
      <dl>
        {clashes.map((clash) => (
          <div key={keyOf(clash)}>
            <dt>{clash.id ? named(clash.id) + inLanguage(clash.language) : clash.file || say('everything')}</dt>
            {clash.id && (
              <dd>
                {say('conflict', { now: clash.theirs || '–' })} {say('yours', { mine: clash.mine || '–' })}
              </dd>
            )}
            {(['theirs', 'mine'] as const).map((side) => (
              <Press
                what={side === 'mine' ? 'takeMine' : 'takeTheirs'}
                key={side}
                aria-pressed={decisions[keyOf(clash)] === side}
                onClick={() => decide(clash, side)}
              />
            ))}
          </div>
        ))}
      </dl>
    </>
  );
}

/** What was typed and is not saved is not published either. */
function Refused() {
  const refused = Object.entries(now().drafts);
  if (refused.length === 0) return null;
  return (
    <section>
      <h3>{say('refused')}</h3>
      <ul>
        {refused.map(([id, { told }]) => (
          <li key={id}>
            <button type="button" className="row" onClick={() => void lead(id)}>
              <small>{named(id)}</small>
              {told?.mistake ?? say('unsaved')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Ask = ({ label, name, value, type }: { label: string; name: string; value?: string; type?: string }) => (
  <label>
    {label}
    <input {...{ name, type }} defaultValue={value} required />
  </label>
);
