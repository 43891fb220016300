import { type FormEvent, useState } from 'react';
import type { Changes, Said } from '../messages.ts';
import { ask, reason, useAnswer } from './api.ts';
import { Sheet } from './Sheet.tsx';
import { named, say } from './words.ts';

const whatIs = ({ id, file }: Said) => (file ? say(file, { name: id }) : named(id));

function sentence(said: readonly Said[]): string {
  const places = [...new Set(said.map((one) => whatIs(one).toLowerCase()))];
  const more = places.length > 3 ? ` and ${places.length - 3} more` : '';
  return `Change ${places.slice(0, 3).join('; ')}${more}`;
}

/** What git takes for a branch's name. */
const asBranch = (name: string) => name.replace(/[^\p{L}\p{N}._/]+/gu, '-').replace(/^\W+/, '');

/** What changes, as words; then it is checked, committed and, where there is somewhere to push to, pushed. */
export function Publishing() {
  const { answer: changes, wrong } = useAnswer<Changes>('changes');
  const [done, setDone] = useState<{ told?: string; wrong?: string; isBusy?: boolean }>({});
  const [branch, setBranch] = useState('');
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = Object.fromEntries(new FormData(event.currentTarget));
    setDone({ isBusy: true });
    setDone(await ask<{ told: string }>('publish', body).catch((problem) => ({ wrong: reason(problem) })));
  };
  if (!changes)
    return (
      <Sheet title={say('publish')}>
        <p role="status">{wrong ?? say('checking')}</p>
      </Sheet>
    );
  const { zip, said, isWaiting, upstream, named: isNamed, branch: here } = changes;
  return (
    <Sheet title={say('publish')}>
      {zip ? (
        <>
          <p>{say('noGit')}</p>
          <a className="main" download="content.zip" href={`data:application/zip;base64,${zip}`}>
            {say('zip')}
          </a>
        </>
      ) : done.told ? (
        <p role="status">
          {done.told === 'local'
            ? say('isLocal')
            : say(branch ? 'isOnBranch' : 'isPushed', { branch: done.told, here })}
        </p>
      ) : said.length === 0 && !isWaiting ? (
        <p>{say('nothingChanged')}</p>
      ) : (
        <form onSubmit={(event) => void onSubmit(event)}>
          <dl>
            {said.map(({ before, after, isUntranslated, ...one }) => (
              <div key={`${one.language}${one.id}`}>
                <dt>{whatIs(one) + (one.language ? ` (${one.language})` : '')}</dt>
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
          <details onToggle={({ newState }) => newState === 'closed' && setBranch('')}>
            <summary>{say('branch')}</summary>
            <label>
              {say('branchName')}
              <input
                name="branch"
                value={branch}
                onInput={({ currentTarget }) => setBranch(asBranch(currentTarget.value))}
              />
            </label>
          </details>
          <p className="hint">{upstream || branch ? say('pushed', { branch: branch || here }) : say('local')}</p>
          {done.wrong && <p role="alert">{done.wrong}</p>}
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
