import { ifAllowed } from './ifAllowed.ts';

// Who the visitor is, kept for this tab while browsing.
const kept = 'audience';
const last = ifAllowed(() => sessionStorage.getItem(kept));

for (const choice of document.querySelectorAll<HTMLInputElement>(`[name=${kept}]`)) {
  if (choice.value === last) choice.checked = true;
  choice.addEventListener('change', () => ifAllowed(() => sessionStorage.setItem(kept, choice.value)));
}
