// Runs only on a court's own page. The close button is a link to the court's room on the home page.
import { restoreRing } from './ring.ts';

const sheet = document.querySelector('.court-sheet');
if (sheet) restoreRing(sheet);
const close = document.querySelector<HTMLAnchorElement>('.court-sheet-close');

addEventListener('keydown', ({ key }) => key === 'Escape' && close?.click());
// Opening a sheet on home changes the address to this page's, so a reload then loads this page. The browser's Back button
// afterwards changes only the address to home's, and home must be loaded by script.
addEventListener('popstate', () => location.reload());
