import { nextFrame } from './nextFrame.ts';
import { restore, save } from './tabStorage.ts';

// Home's choice between player, host and coach, which this tab remembers.
const choices = [...document.querySelectorAll<HTMLInputElement>('[name=audience]')];

function loadHourSlider({ value, checked }: HTMLInputElement): void {
  const note = document.querySelector<HTMLElement>('.hero-note');
  if (value === 'host' && checked && note)
    import('./hourSlider.ts').then(({ addHourSlider }) => addHourSlider(note)).catch(console.warn);
}

if (choices.length > 0)
  restore('audience', (saved) => {
    for (const choice of choices) {
      if (choice.value === saved) choice.checked = true;
      loadHourSlider(choice);
    }
  });
for (const choice of choices) {
  choice.addEventListener('change', async () => {
    // The browser shows the chosen button first, because adding the slider restyles the whole floor plan.
    await nextFrame();
    save('audience', choice.value);
    loadHourSlider(choice);
  });
}
