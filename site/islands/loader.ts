import './audience.ts';
import './lights.ts';
import './popovers.ts';
import './ownStore.ts';
import './pagesAhead.ts';
import { ifAllowed } from './ifAllowed.ts';

if (location.search.includes('utm_') || ifAllowed(() => sessionStorage.getItem('campaign')))
  import('./campaign.ts').catch(console.warn);

/** A court's sheet is fetched when somebody comes near its room. What needs more than a plain press follows the link. */
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
  ProductTabs: () => import('./hydrateProductTabs.ts'),
  ContactForm: () => import('./hydrateContactForm.tsx'),
};

const hydrated = new WeakMap<Element, Promise<void>>();

function hydrate(island: HTMLElement): Promise<void> {
  const hydrating = hydrated.get(island) ?? load(island);
  hydrated.set(island, hydrating);
  // The next touch asks for it again: the connection may be back.
  hydrating.catch(() => hydrated.delete(island));
  return hydrating;
}

async function load(island: HTMLElement): Promise<void> {
  const [module] = await Promise.all([islands[island.dataset['island'] ?? '']?.(), giveProps(island)]);
  await module?.hydrate(island);
  island.dataset['hydrated'] = '';
}

/** The build has put them into a file of their own (ssg/lib/publishedFiles.ts). */
async function giveProps({ dataset }: HTMLElement): Promise<void> {
  const { props } = dataset;
  if (props?.startsWith('/')) dataset['props'] = await (await fetch(props)).text();
}

const inView = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting || !(target instanceof HTMLElement)) continue;
    inView.unobserve(target);
    // The page works without the island, so a file that does not arrive is no error to a visitor.
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
 * A form that is submitted before its script has come says "Sending" (ContactForm.css) and is given to the script then,
 * or posted by the browser if that takes too long. Who goes on typing meanwhile has taken the press back.
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
    // In a task of its own: Firefox submits no form while its submit event is still being handled.
    .then(() =>
      setTimeout(() => {
        if (dataset['held'] !== press) return;
        delete dataset['held'];
        // React builds the form anew where an extension has written into it.
        if ('hydrated' in dataset) this.querySelector('form')?.requestSubmit();
        else form.submit();
      }),
    );
}

/** Offline, a form that the browser posts would be lost on its own error page. */
const online = () => navigator.onLine || new Promise((resolve) => addEventListener('online', resolve, { once: true }));
