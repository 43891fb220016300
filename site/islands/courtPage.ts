// Runs only on a court's own page. The close button is a link to the court's room on the home page.
import { restoreRing } from './ring.ts';

const sheet = document.querySelector('.court-sheet');
if (sheet) restoreRing(sheet);
const close = document.querySelector<HTMLAnchorElement>('.court-sheet-close');

addEventListener('keydown', ({ key }) => key === 'Escape' && close?.click());
// Reloading while a sheet is open on the home page loads this page instead. If the visitor then presses Back, the browser
// changes only the address, so the reload below loads the page of that address: the home page.
addEventListener('popstate', () => location.reload());
