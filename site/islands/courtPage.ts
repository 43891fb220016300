import { restoreRing } from './ring.ts';

const sheet = document.querySelector('.court-sheet');
if (sheet) restoreRing(sheet);
const closeLink = document.querySelector<HTMLAnchorElement>('.court-sheet-close');

addEventListener('keydown', ({ key }) => key === 'Escape' && closeLink?.click());
// If the visitor opened this court on home and then reloaded, Back changes only the address, and home must be loaded.
addEventListener('popstate', () => location.reload());
