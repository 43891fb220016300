// For a court opened by its own address. Its close button links to the court's room on the home page.
import { restoreRing } from './ring.ts';

const sheet = document.querySelector('.court-sheet');
if (sheet) restoreRing(sheet);
const close = document.querySelector<HTMLAnchorElement>('.court-sheet-close');

addEventListener('keydown', ({ key }) => key === 'Escape' && close?.click());
// After a reload of a home page's sheet, going back leads to an address that shows another page.
addEventListener('popstate', () => location.reload());
