import { useCallback, useEffect, useState } from 'react';
import { language } from './ids.ts';
import { inEditorLanguage } from './words.ts';

/** Asks the editor's server. Throws its error text, which the caller shows. */
export async function request<Answer>(endpoint: string, body: object = {}): Promise<Answer> {
  const response = await fetch(`/edit-api/${endpoint}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path: location.pathname, language, ...body }),
  }).catch(() => {
    throw new Error('The editor has stopped. Start it again in the terminal: npm run edit');
  });
  const answer = (await response.json()) as Answer & { error?: string };
  if (!response.ok) throw new Error(answer.error);
  return answer;
}

type RequestState<Answer> = { answer?: Answer; error?: string; read: () => Promise<void> };
export function useRequest<Answer>(endpoint: string, id?: string): RequestState<Answer> {
  const [state, setState] = useState<{ answer?: Answer; error?: string }>({});
  const read = useCallback(
    () =>
      request<Answer>(endpoint, { id }).then(
        (answer) => setState({ answer }),
        (error) => setState({ error: messageOf(error) }),
      ),
    [endpoint, id],
  );
  useEffect(() => {
    void read();
    import.meta.hot?.on('content-changed', read);
    return () => import.meta.hot?.off('content-changed', read);
  }, [read]);
  return { ...state, read };
}

export const messageOf = (problem: unknown) =>
  inEditorLanguage(problem instanceof Error ? problem.message : String(problem));
