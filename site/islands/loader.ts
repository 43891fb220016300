import './audience.ts';
import './lights.ts';
import './namedProduct.ts';
import './popovers.ts';
import './ownStore.ts';
import './pagesAhead.ts';
import { ifAllowed } from './ifAllowed.ts';

if (location.search.includes('utm_') || ifAllowed(() => sessionStorage.getItem('campaign')))
  import('./campaign.ts').catch(console.warn);

/**
 * A court's sheet is fetched when the pointer or focus comes near its room. A press with a modifier key follows the
 * link.
 */
const plan = document.querySelector('.floor-plan');
const courts = () => import('./courts.ts');
if (plan && 'popover' in HTMLElement.prototype) {
  for (const type of ['pointerover', 'focusin'] as const)
    plan.addEventListener(type, ({ target }) =>
      courts().then(({ approach }) => approach(target as Element), console.warn),
    );
  plan.addEventListener('click', (event) => {
    const press = event as MouseEvent;
    const room = (press.target as Element).closest('a');
    if (!room || press.ctrlKey || press.metaKey || press.shiftKey || press.altKey) return;
    press.preventDefault();
    courts()
      .then(({ enter }) => enter(room))
      .catch(() => location.assign(room.href));
  });
  if (ifAllowed(() => sessionStorage.getItem('in')))
    import('./ring.ts').then(({ markRooms }) => markRooms(), console.warn);
} else if (document.querySelector('.court-sheet')) import('./courtPage.ts').catch(console.warn);

const islands: Record<string, () => Promise<{ hydrate: (root: HTMLElement) => void | Promise<void> }>> = {
  Split: () => import('./hydrateSplit.ts'),
  ContactForm: () => import('./hydrateContactForm.tsx'),
};

const hydrated = new WeakMap<Element, Promise<void>>();

function hydrate(island: HTMLElement): Promise<void> {
  const hydrating = hydrated.get(island) ?? load(island);
  hydrated.set(island, hydrating);
  // The next touch requests it again, since the connection may be back.
  hydrating.catch(() => hydrated.delete(island));
  return hydrating;
}

async function load(island: HTMLElement): Promise<void> {
  const [module] = await Promise.all([islands[island.dataset['island'] ?? '']?.(), giveProps(island)]);
  await module?.hydrate(island);
  island.dataset['hydrated'] = '';
}

/** The build has put them into a file (ssg/lib/publishedFiles.ts). */
async function giveProps({ dataset }: HTMLElement): Promise<void> {
  const { props } = dataset;
  if (props?.startsWith('/')) dataset['props'] = await (await fetch(props)).text();
}

const inView = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting || !(target instanceof HTMLElement)) continue;
    inView.unobserve(target);
    // The page works without the island, so a missing file is not an error for a visitor.
    hydrate(target).catch(console.warn);
  }
});

for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
  inView.observe(island);
  // Its file may not have arrived when it came into view.
  island.addEventListener('focusin', () => hydrate(island).catch(console.warn));
  island.addEventListener('submit', holdUntilHydrated, true);
}

const patience = 4000;

/**
 * A form submitted before its script has come says "Sending" (ContactForm.css). The script sends it when it comes; if
 * that takes too long, the browser posts it. Typing meanwhile cancels the press.
 */
function holdUntilHydrated(this: HTMLElement, event: Event): void {
  const { dataset } = this;
  const form = event.target;
  if ('hydrated' in dataset || !(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  if ('held' in dataset) return;
  const press = String(event.timeStamp);
  dataset['held'] = press;
  form.addEventListener('input', () => delete dataset['held'], { once: true });
  const late = new Promise((_, reject) => setTimeout(reject, patience));
  Promise.race([hydrate(this), late])
    .catch(online)
    // A task of its own: Firefox submits no form while its submit event is being handled.
    .then(() =>
      setTimeout(() => {
        if (dataset['held'] !== press) return;
        delete dataset['held'];
        // React rebuilds a form that an extension has changed.
        if ('hydrated' in dataset) this.querySelector('form')?.requestSubmit();
        else form.submit();
      }),
    );
}

/** Offline, the browser would lose a posted form on its error page. */
const online = () => navigator.onLine || new Promise((resolve) => addEventListener('online', resolve, { once: true }));
