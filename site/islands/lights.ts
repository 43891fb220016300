import { nextFrame } from './nextFrame.ts';
import { restore, save } from './tabStorage.ts';

// The light switch works without script (layout/Lights.css). This script also keeps the chosen colour scheme in the tab.
const root = document.documentElement;
const lights = document.querySelector<HTMLInputElement>('#lights');
const prefersDark = matchMedia('(prefers-color-scheme: dark)');
const themeColours = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
const [light = '', dark = ''] = themeColours.map(({ content }) => content);

if (lights) {
  let chosen = '';
  /** "light", "dark" or "" for the system's scheme. The switch is on when the choice differs from the system. */
  const show = (scheme: string) => {
    // Shows the end of the finale (home/Finale.deferred.css) when the visitor turns the page dark: by choosing dark, or
    // by going back from light to a dark system. A system that is dark anyway does not show it.
    root.toggleAttribute('data-lights-off', scheme === 'dark' || (chosen === 'light' && !scheme));
    chosen = scheme;
    const system = prefersDark.matches ? 'dark' : 'light';
    root.dataset['scheme'] = scheme || system;
    lights.checked = Boolean(scheme) && scheme !== system;
    // A chosen scheme sets both tags to its colour; without a choice each has its own again.
    const chosenColour = scheme === 'dark' ? dark : light;
    for (const [index, tag] of themeColours.entries())
      tag.content = scheme ? chosenColour : ([light, dark][index] ?? '');
  };
  const saveChoice = () => {
    const other = prefersDark.matches ? 'light' : 'dark';
    const scheme = lights.checked ? other : '';
    save('scheme', scheme);
    return scheme;
  };
  restore('scheme', (saved) => {
    // Without a saved choice the switch may have been pressed before this script was loaded.
    if (typeof saved === 'string') show(saved);
    else show(lights.checked ? saveChoice() : '');
  });
  prefersDark.addEventListener('change', () => show(chosen));
  lights.addEventListener('change', async () => {
    const scheme = saveChoice();
    // The browser shows the switch first, because changing all colours takes a slow phone several frames.
    await nextFrame();
    show(scheme);
    // On the home page the finale's text is above the switch and may be out of view.
    document.querySelector('.finale')?.scrollIntoView({ block: 'nearest' });
  });
}
