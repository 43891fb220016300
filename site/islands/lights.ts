// The switch works by itself (layout/Lights.tsx). What is left: it is kept for this tab, and the browser's own frame follows.
const root = document.documentElement;
const lights = document.querySelector<HTMLInputElement>('#lights');

/** Storage may be forbidden; then the switch is this page's alone. */
function kept(pressed?: boolean): boolean {
  try {
    if (pressed !== undefined) sessionStorage.setItem('lights', pressed ? '1' : '');
    return Boolean(sessionStorage.getItem('lights'));
  } catch {
    return false;
  }
}

function follow(): void {
  if (!lights) return;
  root.toggleAttribute('data-lights', lights.checked);
  kept(lights.checked);
  // Each of the two colours is for one scheme: they change places.
  const [one, other] = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]');
  if (one && other) [one.content, other.content] = [other.content, one.content];
}

if (lights) {
  lights.checked ||= kept();
  if (lights.checked) follow();
  lights.addEventListener('change', follow);
  // A page that comes back by Back may have been left with the switch as it was then.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && lights.checked !== kept()) lights.click();
  });
}
