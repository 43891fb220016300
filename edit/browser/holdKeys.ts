/** Does what may take its time; what is typed meanwhile is typed where the focus is afterwards, if it was done. */
export async function holdKeys(work: () => Promise<boolean>): Promise<void> {
  const keys: string[] = [];
  const hold = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !/^(.|Enter|Backspace)$/u.test(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Backspace') keys.pop();
    else keys.push(event.key);
  };
  addEventListener('keydown', hold, true);
  document.documentElement.style.cursor = 'progress';
  const isDone = await work().finally(() => {
    removeEventListener('keydown', hold, true);
    document.documentElement.style.cursor = '';
  });
  for (const key of isDone ? keys : [])
    if (key !== 'Enter') document.execCommand('insertText', false, key);
    else focused()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
}

const focused = (at = document.activeElement) => at?.shadowRoot?.activeElement ?? at;
