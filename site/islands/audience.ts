import { keep, showKept } from './kept.ts';

const choices = [...document.querySelectorAll<HTMLInputElement>('[name=audience]')];

function addHours({ value, checked }: HTMLInputElement): void {
  const note = document.querySelector<HTMLElement>('.hero-note');
  if (value === 'host' && checked && note)
    import('./hours.ts').then(({ addHours }) => addHours(note)).catch(console.warn);
}

if (choices.length > 0)
  showKept('audience', (kept) => {
    for (const choice of choices) {
      if (choice.value === kept) choice.checked = true;
      addHours(choice);
    }
  });
for (const choice of choices) {
  choice.addEventListener('change', () => {
    keep('audience', choice.value);
    addHours(choice);
  });
}
