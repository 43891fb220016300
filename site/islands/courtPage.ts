// For a court opened by its own address. Its close button is a link to the court's room on the home page.
import { restoreRing } from './ring.ts';

const sheet = document.querySelector('.court-sheet');
if (sheet) restoreRing(sheet);
const close = document.querySelector<HTMLAnchorElement>('.court-sheet-close');

addEventListener('keydown', ({ key }) => key === 'Escape' && close?.click());
// When a court's sheet on the home page was reloaded, Back leads to the home page's address but not to its content.
addEventListener('popstate', () => location.reload());
