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

/** What changes, as words; then it is checked, committed and, where there is somewhere to push to, pushed. */
export function Publishing() {
  const { answer: changes, wrong, read } = useAnswer<Changes>('changes');
  const [done, setDone] = useState<{ isDone?: boolean; wrong?: string; isBusy?: boolean }>({});
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = Object.fromEntries(new FormData(event.currentTarget));
    setDone({ isBusy: true });
    const wrong = await ask('publish', body).then(() => '', reason);
    await read();
    setDone({ isDone: true, wrong });
  };
  if (!changes)
    return (
      <Sheet title={say('publish')}>
        <p role="status">{wrong ?? say('checking')}</p>
      </Sheet>
    );
  const { hasGit, said, isWaiting, upstream, named: isNamed } = changes;
  const isDone = done.isDone && !done.wrong && said.length === 0;
  return (
    <Sheet title={say('publish')}>
      {done.wrong && <p role="alert">{done.wrong}</p>}
      {!hasGit ? (
        <p>{say('noGit')}</p>
      ) : isDone ? (
        <p role="status">{say(upstream ? 'isPushed' : 'isLocal')}</p>
      ) : said.length === 0 && !isWaiting ? (
        <p>{say('nothingChanged')}</p>
      ) : (
        <form onSubmit={(event) => void onSubmit(event)}>
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
          <p className="hint">{say(upstream ? 'pushed' : 'local')}</p>
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
