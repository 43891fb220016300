// A court's own page, opened by its address. Its way out is a link to the court's room on the home page.
import { restoreRing } from './ring.ts';

const sheet = document.querySelector('.court-sheet');
if (sheet) restoreRing(sheet);
const close = document.querySelector<HTMLAnchorElement>('.court-sheet-close');

addEventListener('keydown', ({ key }) => key === 'Escape' && close?.click());
// Reloaded, a sheet of the home page becomes this page, and going back leads to an address that shows something else.
addEventListener('popstate', () => location.reload());
