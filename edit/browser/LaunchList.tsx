import type { ToDo } from '../messages.ts';
import { useAnswer } from './api.ts';
import { lead } from './desk.ts';
import { Sheet } from './Sheet.tsx';
import { inLanguage } from './state.ts';
import { say } from './words.ts';

/** What must not go live yet, by what to do; each item leads to its place. */
export function LaunchList() {
  const { answer: toDos, wrong } = useAnswer<ToDo[]>('checks');
  return (
    <Sheet title={say('list')}>
      {!toDos?.length && <p role="status">{wrong ?? say(toDos ? 'nothingWrong' : 'checking')}</p>}
      {[...Map.groupBy(toDos ?? [], ({ todo }) => todo)].map(([todo, items]) => (
        <section key={todo}>
          <h3>
            {todo} ({items.length})
          </h3>
          <ul>
            {items.map(({ what, id, language }) => (
              <li key={`${language}${id}${what}`}>
                <button type="button" className="row" disabled={!id} onClick={() => id && void lead(id, language)}>
                  {what}
                  {id && inLanguage(language)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Sheet>
  );
}
