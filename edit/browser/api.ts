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

export const reason = (problem: unknown) => (problem instanceof Error ? problem.message : String(problem));
