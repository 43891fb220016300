import './audience.ts';
import './lights.ts';
import './popovers.ts';
import './ownStore.ts';
import './pagesAhead.ts';
import { ifAllowed } from './ifAllowed.ts';

// Only who came by a campaign needs its script.
if (location.search.includes('utm_') || ifAllowed(() => sessionStorage.getItem('campaign')))
  import('./campaign.ts').catch(console.warn);

/** The courts are peopled when somebody comes near the plan, or is on one already. */
const plan = document.querySelector('.floor-plan');
const peopleCourts = () => import('./courts.ts').catch(console.warn);
for (const type of ['pointerover', 'focusin'] as const)
  plan?.parentElement?.addEventListener(type, peopleCourts, { once: true });
if (
  plan &&
  (location.search.includes('play=') ||
    document.querySelector(':is(.audience :not([value=play]):checked, :popover-open)'))
)
  void peopleCourts();

/** The first press waits a moment for what lets its room grow: without that its court would only be there. */
let held: HTMLElement | null | undefined;
function release(): void {
  const room = held;
  held = null;
  room?.click();
}
plan?.addEventListener('click', (press) => {
  if (held === null) return;
  press.preventDefault();
  held = (press.target as Element).closest('button');
  setTimeout(release, 150);
  void peopleCourts().then(release);
});

/** Each island's code is fetched when the island comes into view or is touched, and never before. */
const islands: Record<string, () => Promise<{ wake: (root: HTMLElement) => void | Promise<void> }>> = {
  Split: () => import('./wakeSplit.ts'),
  ProductTabs: () => import('./wakeProductTabs.ts'),
  ContactForm: () => import('./wakeContactForm.tsx'),
};

const woken = new WeakMap<Element, Promise<void>>();

function wake(island: HTMLElement): Promise<void> {
  const waking = woken.get(island) ?? load(island);
  woken.set(island, waking);
  // The next touch asks for it again: the connection may be back.
  waking.catch(() => woken.delete(island));
  return waking;
}

async function load(island: HTMLElement): Promise<void> {
  const [module] = await Promise.all([islands[island.dataset['island'] ?? '']?.(), giveProps(island)]);
  await module?.wake(island);
  island.dataset['awake'] = '';
}

/** The build has put them into a file of their own (ssg/pages/propsApart.ts). */
async function giveProps({ dataset }: HTMLElement): Promise<void> {
  const { props } = dataset;
  if (props?.startsWith('/')) dataset['props'] = await (await fetch(props)).text();
}

/** A message that could not be sent from the form is sent from any page, as soon as there is a connection. */
async function sendWaiting(): Promise<void> {
  const waits = Object.values(localStorage).some((kept) => kept.includes('"asked":true'));
  if (!waits) return;
  const sending = await import('./sendWaiting.ts');
  await sending.sendWaiting();
}

const trySending = () => sendWaiting().catch(console.warn);
for (const type of ['pageshow', 'online']) addEventListener(type, trySending);
// This script may come after the page was shown.
if (document.readyState === 'complete') trySending();

const inView = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting || !(target instanceof HTMLElement)) continue;
    inView.unobserve(target);
    // The page works without the island, so a file that does not arrive is no error to a visitor.
    wake(target).catch(console.warn);
  }
});

for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
  inView.observe(island);
  // Its file may not have arrived when it came into view.
  island.addEventListener('focusin', () => wake(island).catch(console.warn));
  island.addEventListener('submit', replayWhenAwake, true);
}

/** A form that is sent before its island is awake is held, and given to the island then, or to the plain page if it fails. */
function replayWhenAwake(this: HTMLElement, event: Event): void {
  const { target } = event;
  const { awake, asleep, held } = this.dataset;
  if (awake !== undefined || asleep !== undefined || !(target instanceof HTMLFormElement)) return;
  event.preventDefault();
  event.stopPropagation();
  if (held !== undefined) return;
  this.dataset['held'] = '';
  setReadOnly(target, true);
  Promise.race([wake(this), timeout()])
    .catch(online)
    // In a task of its own: Firefox knows at once that a file has failed, and a form cannot be submitted while its submit
    // event is still being handled.
    .then(() =>
      setTimeout(() => {
        delete this.dataset['held'];
        setReadOnly(target, false);
        // Also when it is awake, since then this is not looked at any more.
        this.dataset['asleep'] = '';
        // React builds an island anew where an extension has written into it.
        (target.isConnected ? target : this.querySelector('form'))?.requestSubmit();
      }),
    );
}

/** What was pressed is what is sent, so nothing is written into it meanwhile. */
function setReadOnly(form: Element, readOnly: boolean): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('[name]')) field.readOnly = readOnly;
}

const timeout = () => new Promise((_, reject) => setTimeout(reject, 8000));

/** Offline, a form given to the plain page would be lost on the browser's own error page. */
const online = () =>
  navigator.onLine ? undefined : new Promise((resolve) => addEventListener('online', resolve, { once: true }));
