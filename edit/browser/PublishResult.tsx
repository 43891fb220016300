import type { Published } from '../messages.ts';
import { lead } from './desk.ts';
import { inLanguage } from './state.ts';
import { named, say } from './words.ts';

const outcomes = { sent: 'isSent', here: 'isHere', waits: 'waits' } as const;

/** What happened, what comes next, and which texts still want translating. */
export function Result({ result: { outcome, problem, isBehind, untranslated } }: { result: Published }) {
  return (
    <>
      <p role={problem ? 'alert' : 'status'}>{outcome !== 'asks' && say(outcomes[outcome])}</p>
      {isBehind && <p>{say('isBehind')}</p>}
      {problem && (
        <details>
          <summary>{say('forHelper')}</summary>
          <p className="hint">{problem}</p>
        </details>
      )}
      {untranslated.length > 0 && (
        <>
          <h3>{say('toTranslate')}</h3>
          <ul>
            {untranslated.map(({ id, language }) => (
              <li key={language + id}>
                <button type="button" className="row" onClick={() => void lead(id, language)}>
                  {named(id) + inLanguage(language)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
