// Who the visitor is, kept for this tab while browsing.
const kept = 'audience';
const choices = [...document.querySelectorAll<HTMLInputElement>(`[name=${kept}]`)];

/** Storage may be forbidden; then it is asked on each page. */
try {
  const last = sessionStorage.getItem(kept);
  for (const choice of choices) {
    if (choice.value === last) choice.checked = true;
    choice.addEventListener('change', () => sessionStorage.setItem(kept, choice.value));
  }
} catch {
  // See above.
}
