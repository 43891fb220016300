import { nextFrame } from './nextFrame.ts';
import { restore, save } from './tabStorage.ts';

const choices = [...document.querySelectorAll<HTMLInputElement>('[name=audience]')];

function addHours({ value, checked }: HTMLInputElement): void {
  const note = document.querySelector<HTMLElement>('.hero-note');
  if (value === 'host' && checked && note)
    // Adding it restyles the plan once more.
    Promise.all([import('./hours.ts'), nextFrame()]).then(([{ addHours }]) => addHours(note), console.warn);
}

if (choices.length > 0)
  restore('audience', (saved) => {
    for (const choice of choices) {
      if (choice.value === saved) choice.checked = true;
      addHours(choice);
    }
  });
for (const choice of choices) {
  choice.addEventListener('change', () => {
    save('audience', choice.value);
    addHours(choice);
  });
}
