import { type FormEvent, useState } from 'react';
import type { Changes, Said } from '../messages.ts';
import { ask, reason, useAnswer } from './api.ts';
import { Sheet } from './Sheet.tsx';
import { inLanguage } from './state.ts';
import { named, say } from './words.ts';

const whatIs = ({ id, file }: Said) => (file ? say(file, { name: id }) : named(id));

function sentence(said: readonly Said[]): string {
  const places = [...new Set(said.map((one) => whatIs(one).toLowerCase()))];
  const more = places.length > 3 ? ` and ${places.length - 3} more` : '';
  return `Change ${places.slice(0, 3).join('; ')}${more}`;
}

/** What git takes for a branch's name. */
const asBranch = (name: string) => (name.match(/[\p{L}\p{N}]+/gu) ?? []).join('-');

/** What changes, as words; then it is checked, committed and, where there is somewhere to push to, pushed. */
export function Publishing() {
  const { answer: changes, wrong, read } = useAnswer<Changes>('changes');
  const [done, setDone] = useState<{ what?: string; wrong?: string; isBusy?: boolean }>({});
  const [typed, setTyped] = useState('');
  const branch = asBranch(typed);
  const finish = async (what: 'publish' | 'back', body?: object) => {
    setDone({ isBusy: true });
    const wrong = await ask(what, body).then(() => '', reason);
    if (!wrong) setTyped('');
    await read();
    setDone({ what, wrong });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void finish('publish', { ...Object.fromEntries(new FormData(event.currentTarget)), branch });
  };
  if (!changes)
    return (
      <Sheet title={say('publish')}>
        <p role="status">{wrong ?? say('checking')}</p>
      </Sheet>
    );
  const { zip, said, isWaiting, upstream, named: isNamed, branch: here, home } = changes;
  const isDone = done.what === 'publish' && !done.wrong && said.length === 0;
  return (
    <Sheet title={say('publish')}>
      {here && <p>{say('onBranch', { branch: here })}</p>}
      {home && (
        <p>
          <button type="button" disabled={done.isBusy || said.length > 0} onClick={() => void finish('back')}>
            {say('back', { branch: home })}
          </button>
          {said.length > 0 && <small>{say('publishFirst')}</small>}
        </p>
      )}
      {done.wrong && <p role="alert">{done.wrong}</p>}
      {zip ? (
        <>
          <p>{say('noGit')}</p>
          <a className="main" download="content.zip" href={`data:application/zip;base64,${zip}`}>
            {say('zip')}
          </a>
        </>
      ) : isDone ? (
        <p role="status">{say(!upstream ? 'isLocal' : home ? 'isOnBranch' : 'isPushed', { branch: here })}</p>
      ) : said.length === 0 && !isWaiting ? (
        <p>{say('nothingChanged')}</p>
      ) : (
        <form onSubmit={onSubmit}>
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
          {said.length > 0 && <Ask name="message" label={say('message')} value={sentence(said)} />}
          {!isNamed && <Ask name="name" label={say('name')} />}
          {!isNamed && <Ask name="email" label={say('email')} type="email" />}
          <details onToggle={({ newState }) => newState === 'closed' && setTyped('')}>
            <summary>{say('branch')}</summary>
            <label>
              {say('branchName')}
              <input
                value={typed}
                pattern=".*[\p{L}\p{N}].*"
                onInput={({ currentTarget }) => setTyped(currentTarget.value)}
              />
            </label>
          </details>
          <p className="hint">{upstream || branch ? say('pushed', { branch: branch || here }) : say('local')}</p>
          <button type="submit" className="main" disabled={done.isBusy}>
            {say(done.isBusy ? 'saving' : 'publish')}
          </button>
        </form>
      )}
    </Sheet>
  );
}

const Ask = ({ label, name, value, type }: { label: string; name: string; value?: string; type?: string }) => (
  <label>
    {label}
    <input {...{ name, type }} defaultValue={value} required />
  </label>
);
