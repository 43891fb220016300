import { nextFrame } from './nextFrame.ts';
import { restore, save } from './tabStorage.ts';

const choices = [...document.querySelectorAll<HTMLInputElement>('[name=audience]')];

function addHours({ value, checked }: HTMLInputElement): void {
  const note = document.querySelector<HTMLElement>('.hero-note');
  if (value === 'host' && checked && note)
    import('./hours.ts').then(({ addHours }) => addHours(note)).catch(console.warn);
}

if (choices.length > 0)
  restore('audience', (saved) => {
    for (const choice of choices) {
      if (choice.value === saved) choice.checked = true;
      addHours(choice);
    }
  });
for (const choice of choices) {
  choice.addEventListener('change', async () => {
    // Shows the press first, because adding the slider restyles the whole plan.
    await nextFrame();
    save('audience', choice.value);
    addHours(choice);
  });
}
