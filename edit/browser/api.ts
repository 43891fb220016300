import { useEffect, useState } from 'react';

const kept = 'edit-token';
const here = new URL(location.href);
const given = here.searchParams.get('edit');
if (given) {
  localStorage.setItem(kept, given);
  here.searchParams.delete('edit');
  history.replaceState(null, '', here);
}

export const language = document.documentElement.lang;

/** Asks the editor's server. What it cannot do, it says; the caller shows that. */
export async function ask<Answer>(what: string, body: object = {}): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${localStorage.getItem(kept) ?? ''}` };
  const answer = await fetch(`/edit-api/${what}`, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => {
    throw new Error('The editor has stopped. Start it again in the terminal: npm run edit');
  });
  const said = (await answer.json()) as Answer & { error?: string };
  if (!answer.ok) throw new Error(said.error);
  return said;
}

/** What the server answers once a sheet is open. */
export function useAnswer<Answer>(what: string, body?: object): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, as the sheet opens
  useEffect(() => void ask<Answer>(what, body).then(setAnswer), []);
  return answer;
}

export const reason = (problem: unknown) => (problem instanceof Error ? problem.message : String(problem));
