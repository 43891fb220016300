// Runs only on a court's own page. The close button is a link to the court's room on the home page.
import { restoreRing } from './ring.ts';

const sheet = document.querySelector('.court-sheet');
if (sheet) restoreRing(sheet);
const close = document.querySelector<HTMLAnchorElement>('.court-sheet-close');

addEventListener('keydown', ({ key }) => key === 'Escape' && close?.click());
// A sheet that is open on home has this page's address, so reloading home then loads this page. After that, the browser's
// Back button changes only the address back to home's, and home must be loaded by script.
addEventListener('popstate', () => location.reload());
