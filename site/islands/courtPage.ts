// Runs only on a court's own page. The close button is a link to the court's room on the home page.
import { restoreRing } from './ring.ts';

const sheet = document.querySelector('.court-sheet');
if (sheet) restoreRing(sheet);
const close = document.querySelector<HTMLAnchorElement>('.court-sheet-close');

addEventListener('keydown', ({ key }) => key === 'Escape' && close?.click());
// While a sheet is open on home, home's address is that of this page, and a reload loads this page. If the visitor then
// presses Back, the browser changes only the address, so the reload below loads the home page.
addEventListener('popstate', () => location.reload());
