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
if (plan) {
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

const begun = new Set<Element>();

/** The page works without the island, so a missing file is not an error for a visitor. The next touch requests it again. */
async function hydrate(island: HTMLElement): Promise<void> {
  if (begun.has(island)) return;
  begun.add(island);
  try {
    const [module] = await Promise.all([islands[island.dataset['island'] ?? '']?.(), giveProps(island)]);
    await module?.hydrate(island);
    island.dataset['hydrated'] = '';
  } catch (error) {
    begun.delete(island);
    console.warn(error);
  }
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
    hydrate(target);
  }
});

for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
  inView.observe(island);
  // Its file may not have arrived when it came into view.
  island.addEventListener('focusin', () => hydrate(island));
}
