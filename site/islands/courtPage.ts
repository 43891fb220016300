// Runs only on a court's own page. The close button is a link to the court's room on the home page.
import { restoreRing } from './ring.ts';

const sheet = document.querySelector('.court-sheet');
if (sheet) restoreRing(sheet);
const close = document.querySelector<HTMLAnchorElement>('.court-sheet-close');

addEventListener('keydown', ({ key }) => key === 'Escape' && close?.click());
// While a sheet is open on home, the address bar shows this page's address, so a reload loads this page. Back then changes
// only the address to home's, and the reload below loads home.
addEventListener('popstate', () => location.reload());
