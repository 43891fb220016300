import { restoreRing } from './ring.ts';

const sheet = document.querySelector('.court-sheet');
if (sheet) restoreRing(sheet);
const close = document.querySelector<HTMLAnchorElement>('.court-sheet-close');

addEventListener('keydown', ({ key }) => key === 'Escape' && close?.click());
// If this court was opened on home and then reloaded, Back changes the address to home's, but not the page.
addEventListener('popstate', () => location.reload());
