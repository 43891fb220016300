import './audience.ts';
import './lights.ts';
import './hashTarget.ts';
import './productInHash.ts';
import './closePopovers.ts';
import './addSpeculationRules.ts';
import './headerColour.ts';
import './ringPress.ts';
import { tryStorage } from './tryStorage.ts';

// layout/Stores.css shows the App Store first on iPhones and iPads. Keyboard and screen readers follow the document's order.
// An iPad may identify as a Mac, but no Mac has a touch screen.
if (navigator.maxTouchPoints > 1 && /iP[aho]|Macintosh/.test(navigator.userAgent))
  for (const store of document.querySelectorAll('.stores-apple')) store.parentElement?.prepend(store);

if (location.search.includes('utm_') || tryStorage(() => sessionStorage.getItem('campaign')))
  import('./campaign.ts').catch(console.warn);

// headScript.ts on the next page reads this. `sheet` is null until the deferred styles have arrived.
addEventListener('pagehide', () => {
  const styles = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  if (styles?.sheet) tryStorage(() => sessionStorage.setItem('styles', 'in cache'));
});

const floorPlan = document.querySelector('.floor-plan');
const loadCourts = () => import('./courts.ts');
if (floorPlan) {
  for (const type of ['pointerover', 'focusin'] as const)
    floorPlan.addEventListener(type, ({ target }) =>
      loadCourts().then(({ preloadCourt }) => preloadCourt(target as Element), console.warn),
    );
  floorPlan.addEventListener('click', (event) => {
    const press = event as MouseEvent;
    const room = (press.target as Element).closest('a');
    if (!room || press.ctrlKey || press.metaKey || press.shiftKey || press.altKey) return;
    press.preventDefault();
    loadCourts()
      .then(({ openCourt }) => openCourt(room))
      .catch(() => location.assign(room.href));
  });
} else if (document.querySelector('.court-sheet')) import('./courtPage.ts').catch(console.warn);

const restoreRings = () => import('./ring.ts').then((ring) => ring.restoreRings(), console.warn);
if (tryStorage(() => sessionStorage.getItem('courts-taken'))) restoreRings();
else document.querySelector('.banner, .finale')?.addEventListener('change', restoreRings, { once: true });

const islands: Record<string, () => Promise<{ start: (root: HTMLElement) => void | Promise<void> }>> = {
  SplitPrice: () => import('./startSplitPrice.ts'),
  ContactForm: () => import('./startContactForm.tsx'),
};

const startedIslands = new Set<Element>();

/** After a failure the next focus tries again. */
async function startIsland(island: HTMLElement): Promise<void> {
  if (startedIslands.has(island)) return;
  startedIslands.add(island);
  try {
    const [module] = await Promise.all([islands[island.dataset['island'] ?? '']?.(), loadProps(island)]);
    await module?.start(island);
    island.dataset['started'] = '';
  } catch (error) {
    startedIslands.delete(island);
    console.warn(error);
  }
}

/** Loads the island's props, which the build has moved into a file (ssg/lib/publishedFiles.ts). */
async function loadProps({ dataset }: HTMLElement): Promise<void> {
  const { props } = dataset;
  if (props?.startsWith('/')) dataset['props'] = await (await fetch(props)).text();
}

const startInView: IntersectionObserverCallback = (entries) => {
  for (const { isIntersecting, target } of entries) {
    const island = target.querySelector<HTMLElement>('[data-island]');
    if (!isIntersecting || !island) continue;
    viewObserver.unobserve(target);
    startIsland(island);
  }
};
// Starts an island before it is in view, because Tab reaches the slider only after the start.
const viewObserver = new IntersectionObserver(startInView, { rootMargin: '100%' });

for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
  // The parent, because "Take a place", above home's slider, needs the slider's script too.
  if (island.parentElement) viewObserver.observe(island.parentElement);
  island.addEventListener('focusin', () => startIsland(island));
}
