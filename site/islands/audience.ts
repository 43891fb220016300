import { nextFrame } from './nextFrame.ts';
import { restore, save } from './tabStorage.ts';

const choices = [...document.querySelectorAll<HTMLInputElement>('[name=audience]')];

const hero = document.querySelector<HTMLElement>('.hero');

function showInPlan({ value, checked }: HTMLInputElement): void {
  if (!hero || !checked) return;
  hero.dataset['audience'] = value;
  const note = hero.querySelector<HTMLElement>('.hero-note');
  if (value === 'host' && note)
    import('./hourSlider.ts').then(({ addHourSlider }) => addHourSlider(note)).catch(console.warn);
}

if (choices.length > 0)
  restore('audience', (saved) => {
    for (const choice of choices) {
      if (choice.value === saved) choice.checked = true;
      // The visitor pressed this choice before the script was loaded.
      else if (!saved && choice.checked && !choice.defaultChecked) save('audience', choice.value);
      showInPlan(choice);
    }
  });
for (const choice of choices) {
  choice.addEventListener('change', async () => {
    save('audience', choice.value);
    await nextFrame();
    showInPlan(choice);
  });
}
