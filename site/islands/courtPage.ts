// Runs only on a court's own page. The close button is a link to the court's room on the home page.
import { restoreRing } from './ring.ts';

const sheet = document.querySelector('.court-sheet');
if (sheet) restoreRing(sheet);
const close = document.querySelector<HTMLAnchorElement>('.court-sheet-close');

addEventListener('keydown', ({ key }) => key === 'Escape' && close?.click());
// A visitor who reloads a court's sheet gets this page. Back then changes only the address: this loads the home page.
addEventListener('popstate', () => location.reload());
