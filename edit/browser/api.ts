import { useCallback, useEffect, useState } from 'react';
import { inTongue } from './words.ts';

const storageKey = 'edit-token';
const here = new URL(location.href);
const given = here.searchParams.get('edit');
if (given) {
  localStorage.setItem(storageKey, given);
  here.searchParams.delete('edit');
  history.replaceState(null, '', here);
}

export const language = document.documentElement.lang;

/** Asks the editor's server about this page. Throws its error text, which the caller shows. */
export async function ask<Answer>(what: string, body: object = {}): Promise<Answer> {
  const answer = await fetch(`/edit-api/${what}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${localStorage.getItem(storageKey) ?? ''}` },
    body: JSON.stringify({ path: location.pathname, language, ...body }),
  }).catch(() => {
    throw new Error('The editor has stopped. Start it again in the terminal: npm run edit');
  });
  const said = (await answer.json()) as Answer & { error?: string };
  if (!answer.ok) throw new Error(said.error);
  return said;
}

export function useAnswer<Answer>(what: string): { answer?: Answer; wrong?: string; read: () => Promise<void> } {
  const [said, setSaid] = useState<{ answer?: Answer; wrong?: string }>({});
  const read = useCallback(
    () =>
      ask<Answer>(what).then(
        (answer) => setSaid({ answer }),
        (problem) => setSaid({ wrong: reason(problem) }),
      ),
    [what],
  );
  useEffect(() => {
    void read();
    import.meta.hot?.on('content-changed', read);
    return () => import.meta.hot?.off('content-changed', read);
  }, [read]);
  return { ...said, read };
}

export const reason = (problem: unknown) => inTongue(problem instanceof Error ? problem.message : String(problem));
export const base64 = async (file: File) => new Uint8Array(await file.arrayBuffer()).toBase64();
