// Runs only on a court's own page. The close button is a link to the court's room on the home page.
import { restoreRing } from './ring.ts';

const sheet = document.querySelector('.court-sheet');
if (sheet) restoreRing(sheet);
const close = document.querySelector<HTMLAnchorElement>('.court-sheet-close');

addEventListener('keydown', ({ key }) => key === 'Escape' && close?.click());
// A sheet opened on home has this page's address, so a reload shows this page. The browser's Back button then changes only
// the address, back to home's, and this reload shows home.
addEventListener('popstate', () => location.reload());
