import { useEffect, useState } from 'react';
import type { ToDo } from '../messages.ts';
import { ask } from './api.ts';
import { Panel } from './Panel.tsx';
import { say } from './words.ts';

type Props = { find: (id: string, language: string) => void; close: () => void };

/** What must not go live yet; each item leads to its place. */
export function LaunchList({ find, close }: Props) {
  const [toDos, setToDos] = useState<ToDo[]>();
  useEffect(() => void ask<ToDo[]>('checks').then(setToDos), []);
  const groups = [...Map.groupBy(toDos ?? [], ({ group }) => group)];
  return (
    <Panel title={say('list')} close={close}>
      {toDos === undefined ? <p role="status">{say('checking')}</p> : null}
      {toDos?.length === 0 ? <p>{say('nothingWrong')}</p> : null}
      {groups.map(([group, items]) => (
        <section key={group}>
          <h3>
            {group} ({items.length})
          </h3>
          <ul className="texts">
            {items.map(({ what, todo, id, language }) => (
              <li key={`${language}${what}`}>
                {id && language ? (
                  <button type="button" className="text" onClick={() => find(id, language)}>
                    {what}
                    <small>{todo}</small>
                  </button>
                ) : (
                  <p className="text">
                    {what}
                    <small>{todo}</small>
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Panel>
  );
}
