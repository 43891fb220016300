// Runs only on a court's own page. The close button is a link to the court's room on the home page.
import { restoreRing } from './ring.ts';

const sheet = document.querySelector('.court-sheet');
if (sheet) restoreRing(sheet);
const close = document.querySelector<HTMLAnchorElement>('.court-sheet-close');

addEventListener('keydown', ({ key }) => key === 'Escape' && close?.click());
// If a visitor opened this court on home and reloaded, the browser's Back button only changes the address to home's. So load home.
addEventListener('popstate', () => location.reload());
