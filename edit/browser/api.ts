const kept = 'edit-token';
const given = new URLSearchParams(location.search).get('edit');
if (given) {
  localStorage.setItem(kept, given);
  history.replaceState(null, '', location.pathname + location.hash);
}

/** Asks the editor's server. What it cannot do, it says; the caller shows that. */
export async function ask<Answer>(what: string, body: object = {}): Promise<Answer> {
  const answer = await response(what, body);
  return (await answer.json()) as Answer;
}

export async function response(what: string, body: object = {}): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${localStorage.getItem(kept) ?? ''}` };
  const answer = await fetch(`/edit-api/${what}`, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => {
    throw new Error('The editor has stopped. Start it again in the terminal: npm run edit');
  });
  if (answer.ok) return answer;
  const { error } = (await answer.json()) as { error: string };
  throw new Error(error);
}
