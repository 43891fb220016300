// For a court opened by its own address. Its close button is a link to the court's room on the home page.
import { restoreRing } from './ring.ts';

const sheet = document.querySelector('.court-sheet');
if (sheet) restoreRing(sheet);
const close = document.querySelector<HTMLAnchorElement>('.court-sheet-close');

addEventListener('keydown', ({ key }) => key === 'Escape' && close?.click());
// After a court's sheet on the home page was reloaded, Back changes only the address, so the home page is loaded here.
addEventListener('popstate', () => location.reload());
