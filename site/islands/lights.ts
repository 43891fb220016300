import { keep, showKept } from './kept.ts';

// The switch works by itself (layout/Lights.tsx). This keeps the chosen scheme for the tab, whatever the system turns to.
const root = document.documentElement;
const lights = document.querySelector<HTMLInputElement>('#lights');
const night = matchMedia('(prefers-color-scheme: dark)');
const frames = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
const [light = '', dark = ''] = frames.map(({ content }) => content);

if (lights) {
  /** "light" or "dark"; "" follows the system, as before anything was chosen. The switch is on where the two differ. */
  const show = (scheme: string) => {
    const system = night.matches ? 'dark' : 'light';
    if (scheme) root.dataset['scheme'] = scheme;
    else delete root.dataset['scheme'];
    lights.checked = Boolean(scheme) && scheme !== system;
    for (const [at, frame] of frames.entries()) frame.content = { light, dark, '': [light, dark][at] }[scheme] ?? '';
  };
  const choose = () => {
    const other = night.matches ? 'light' : 'dark';
    const scheme = lights.checked ? other : '';
    keep('scheme', scheme);
    show(scheme);
  };
  showKept('scheme', (kept) => {
    // Without a choice yet it may have been pressed before this file had come.
    if (typeof kept === 'string') show(kept);
    else if (lights.checked) choose();
  });
  night.addEventListener('change', () => show(root.dataset['scheme'] ?? ''));
  lights.addEventListener('change', () => {
    choose();
    // On home the scene ends in words at its top, the switch stands at its foot.
    document.querySelector('.finale')?.scrollIntoView({ block: 'nearest' });
  });
}
