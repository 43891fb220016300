import { isNewVisit } from './isNewVisit.ts';
import { nextFrame } from './nextFrame.ts';
import { restore, save } from './tabStorage.ts';

const choices = [...document.querySelectorAll<HTMLInputElement>('[name=audience]')];

const hero = document.querySelector<HTMLElement>('.hero');

function showInPlan({ value, checked }: HTMLInputElement): void {
  if (!hero || !checked) return;
  hero.dataset['audience'] = value;
  const note = hero.querySelector<HTMLElement>('.hero-note');
  if (value === 'host' && note)
    import('./hourSlider.ts').then((slider) => slider.addHourSlider(note)).catch(console.warn);
}

// The visitor pressed this choice before this script was loaded.
let pressedEarly = isNewVisit ? choices.find(({ checked, defaultChecked }) => checked && !defaultChecked) : undefined;

if (choices.length > 0)
  restore('audience', (saved) => {
    if (pressedEarly) save('audience', pressedEarly.value);
    const shown = pressedEarly?.value ?? saved;
    pressedEarly = undefined;
    for (const choice of choices) {
      if (choice.value === shown) choice.checked = true;
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
