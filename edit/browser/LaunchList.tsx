import { Fragment, useEffect, useState } from 'react';
import type { ToDo } from '../messages.ts';
import { ask } from './api.ts';
import { lead } from './desk.ts';
import { Sheet } from './Sheet.tsx';
import { say } from './words.ts';

/** What must not go live yet; each item leads to its place. */
export function LaunchList() {
  const [toDos, setToDos] = useState<ToDo[]>();
  useEffect(() => void ask<ToDo[]>('checks').then(setToDos), []);
  return (
    <Sheet title={say('list')}>
      {toDos?.length ? null : <p role="status">{say(toDos ? 'nothingWrong' : 'checking')}</p>}
      {[...Map.groupBy(toDos ?? [], ({ group }) => group)].map(([group, items]) => (
        <section key={group}>
          <h3>
            {group} ({items.length})
          </h3>
          {[...Map.groupBy(items, ({ todo }) => todo)].map(([todo, same]) => (
            <Fragment key={todo}>
              <p className="hint">{todo}</p>
              <ul>
                {same.map(({ what, id, language }) => (
                  <li key={`${language}${id}${what}`}>
                    <button type="button" className="row" disabled={!id} onClick={() => id && void lead(id, language)}>
                      {what}
                      {language && id ? ` (${language})` : ''}
                    </button>
                  </li>
                ))}
              </ul>
            </Fragment>
          ))}
        </section>
      ))}
    </Sheet>
  );
}
