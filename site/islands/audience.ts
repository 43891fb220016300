import { ifAllowed } from './ifAllowed.ts';

// Who the visitor is, kept for this tab while browsing.
const kept = 'audience';
const last = ifAllowed(() => sessionStorage.getItem(kept));

/** Who runs a place can look at the hall at another hour. */
function addHours({ value, checked }: HTMLInputElement): void {
  const note = document.querySelector<HTMLElement>('.hero-note');
  if (value === 'host' && checked && note)
    import('./hours.ts').then(({ addHours }) => addHours(note)).catch(console.warn);
}

for (const choice of document.querySelectorAll<HTMLInputElement>(`[name=${kept}]`)) {
  if (choice.value === last) choice.checked = true;
  addHours(choice);
  choice.addEventListener('change', () => {
    ifAllowed(() => sessionStorage.setItem(kept, choice.value));
    addHours(choice);
  });
}
