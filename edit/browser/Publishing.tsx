import { useEffect, useState } from 'react';
import type { Changes, Published, Said } from '../messages.ts';
import { ask } from './api.ts';
import { Panel } from './Panel.tsx';
import { named, say } from './words.ts';

/** en/home.hero.title becomes "Hero, title (en)". */
const placeOf = ({ place }: Said) => {
  const [file = '', ...path] = place.split('.');
  const language = file.split('/').length > 1 ? ` (${file.split('/')[0]})` : '';
  return path.length > 0 ? `${named(['', ...path].join('.'))}${language}` : file;
};

function sentence(said: readonly Said[]): string {
  const places = [
    ...new Set(
      said.map((one) =>
        placeOf(one)
          .replace(/ \(\w+\)$/, '')
          .toLowerCase(),
      ),
    ),
  ];
  const more = places.length > 3 ? ` and ${places.length - 3} more` : '';
  return `Change ${places.slice(0, 3).join('; ')}${more}`;
}

/** What changes, as words; then it is checked, committed and, where there is somewhere to push to, pushed. */
export function Publishing({ close }: { close: () => void }) {
  const [changes, setChanges] = useState<Changes>();
  const [message, setMessage] = useState('');
  const [branch, setBranch] = useState<string>();
  const [who, setWho] = useState({ name: '', email: '' });
  const [done, setDone] = useState<Published>({});
  const [isBusy, setBusy] = useState(false);
  useEffect(
    () =>
      void ask<Changes>('changes').then((found) => {
        setChanges(found);
        setMessage(sentence(found.said));
      }),
    [],
  );
  const send = async () => {
    setBusy(true);
    try {
      setDone(await ask<Published>('publish', { message, ...(branch && { branch }), ...(changes?.named ? {} : who) }));
    } catch (problem) {
      setDone({ mistakes: [problem instanceof Error ? problem.message : String(problem)] });
    }
    setBusy(false);
  };
  const download = async () => {
    const { zip } = await ask<{ zip: string }>('zip');
    const link = document.createElement('a');
    link.href = `data:application/zip;base64,${zip}`;
    link.download = 'content.zip';
    link.click();
  };
  const field = (label: string, value: string, change: (text: string) => void, type = 'text') => (
    <label className="describe">
      {label}
      <input type={type} value={value} required onChange={({ target }) => change(target.value)} />
    </label>
  );

  return (
    <Panel title={say('publish')} close={close}>
      {changes?.git === false ? (
        <>
          <p>{say('noGit')}</p>
          <button type="button" className="main" onClick={() => void download()}>
            {say('zip')}
          </button>
        </>
      ) : null}
      {changes?.git && changes.said.length === 0 ? <p>{say('nothingChanged')}</p> : null}
      {changes?.git && changes.said.length > 0 && !done.told ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <h3>{say('changes')}</h3>
          <dl className="said">
            {changes.said.map((one) => (
              <div key={one.place}>
                <dt>{placeOf(one)}</dt>
                <dd>
                  {one.before ? <del>{one.before}</del> : null} <ins>{one.after}</ins>
                </dd>
              </div>
            ))}
          </dl>
          {field(say('message'), message, setMessage)}
          {changes.named ? null : field(say('name'), who.name, (name) => setWho({ ...who, name }))}
          {changes.named ? null : field(say('email'), who.email, (email) => setWho({ ...who, email }), 'email')}
          <label className="also">
            <input
              type="checkbox"
              checked={branch !== undefined}
              onChange={({ target }) => setBranch(target.checked ? 'words' : undefined)}
            />
            {say('branch')}
          </label>
          {branch === undefined ? null : field(say('branchName'), branch, setBranch)}
          <p className="hint">
            {changes.upstream || branch !== undefined
              ? say('pushed', { branch: branch ?? changes.branch })
              : say('local')}
          </p>
          {done.mistakes ? <p role="alert">{done.mistakes.join(' ')}</p> : null}
          <button type="submit" className="main" disabled={isBusy}>
            {say(isBusy ? 'saving' : 'publish')}
          </button>
        </form>
      ) : null}
      {done.told ? (
        <p role="status">{done.told === 'local' ? say('isLocal') : say('isPushed', { branch: done.told })}</p>
      ) : null}
    </Panel>
  );
}
