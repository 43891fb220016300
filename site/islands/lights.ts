import { ifAllowed } from './ifAllowed.ts';

// The switch works by itself (layout/Lights.tsx). What is left: it is kept for this tab, and the browser's own frame follows.
const root = document.documentElement;
const lights = document.querySelector<HTMLInputElement>('#lights');

const kept = () => Boolean(ifAllowed(() => sessionStorage.getItem('lights')));

function follow(): void {
  if (!lights) return;
  root.toggleAttribute('data-lights', lights.checked);
  ifAllowed(() => sessionStorage.setItem('lights', lights.checked ? '1' : ''));
  // Each of the two colours is for one scheme: they change places.
  const [one, other] = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]');
  if (one && other) [one.content, other.content] = [other.content, one.content];
}

if (lights) {
  lights.checked ||= kept();
  if (lights.checked) follow();
  lights.addEventListener('change', () => {
    follow();
    // On home the scene ends in words at its top, the switch stands at its foot.
    document.querySelector('.finale')?.scrollIntoView({ block: 'nearest' });
  });
  // A page that comes back by Back may have been left with the switch as it was then.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && lights.checked !== kept()) lights.click();
  });
}
