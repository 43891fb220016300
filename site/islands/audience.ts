import { keep, showKept } from './kept.ts';

const choices = [...document.querySelectorAll<HTMLInputElement>('[name=audience]')];

if (choices.length > 0)
  showKept('audience', (kept) => {
    for (const choice of choices) if (choice.value === kept) choice.checked = true;
  });
for (const choice of choices) choice.addEventListener('change', () => keep('audience', choice.value));
