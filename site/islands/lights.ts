import { nextFrame } from './nextFrame.ts';
import { restore, save } from './tabStorage.ts';

const root = document.documentElement;
const lights = document.querySelector<HTMLInputElement>('#lights');
const prefersDark = matchMedia('(prefers-color-scheme: dark)');
const themeColours = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
const [light = '', dark = ''] = themeColours.map(({ content }) => content);

if (lights) {
  let chosenScheme = '';
  /** The scheme before the last press, which the next press restores. */
  let previousScheme = '';
  // In home's finale the checked switch means dark. Elsewhere it means the opposite of the system's scheme.
  const isInFinale = lights.closest('.finale') !== null;
  const schemeWhenChecked = () => (prefersDark.matches && !isInFinale ? 'light' : 'dark');
  /** `scheme` is "light", "dark" or "" for the system's scheme. */
  const show = (scheme: string) => {
    root.toggleAttribute('data-lights-off', scheme === 'dark');
    chosenScheme = scheme;
    const shownScheme = scheme || (prefersDark.matches ? 'dark' : 'light');
    root.dataset['scheme'] = shownScheme;
    lights.checked = scheme === schemeWhenChecked();
    for (const tag of themeColours) tag.content = shownScheme === 'dark' ? dark : light;
  };
  const saveChoice = () => {
    const scheme = lights.checked ? schemeWhenChecked() : previousScheme;
    previousScheme = chosenScheme;
    save('scheme', scheme);
    return scheme;
  };
  // autocomplete="off" keeps browsers from restoring the switch, so it is checked here only if the visitor has pressed it before this script was loaded.
  let wasPressed = lights.checked;
  restore('scheme', (saved) => {
    show(saved ?? '');
    if (!wasPressed) return;
    wasPressed = false;
    lights.checked = !lights.checked;
    show(saveChoice());
  });
  prefersDark.addEventListener('change', () => show(chosenScheme));
  lights.addEventListener('change', async () => {
    const scheme = saveChoice();
    await nextFrame();
    show(scheme);
    document.querySelector('.finale-clock')?.scrollIntoView({ block: 'nearest' });
  });
}
