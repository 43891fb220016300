import { createRoot } from 'react-dom/client';
import { reach } from './desk.ts';
import { Editor } from './Editor.tsx';
import './keys.ts';
import frame from './editor.css?inline';
import fields from './fields.css?inline';
import { refresh } from './page.ts';
import sheets from './sheets.css?inline';
import { mode } from './state.ts';
import { tongue } from './words.ts';

// Behind the body, so that the page's own tree stays as it is; in a shadow, so that neither's styles reach the other.
const host = document.createElement('edit-bar');
host.lang = tongue;
// Over everything, also over the sheets that the page itself opens.
host.popover = 'manual';
document.documentElement.append(host);
host.showPopover();
addEventListener(
  'toggle',
  ({ target }) => {
    if (target === host || !host.isConnected) return;
    host.hidePopover();
    host.showPopover();
  },
  true,
);
const shadow = host.attachShadow({ mode: 'open' });
const style = document.createElement('style');
style.textContent = frame + sheets + fields;
const root = document.createElement('div');
shadow.append(style, root);
createRoot(root).render(<Editor />);
void refresh().then(() => reach());

const outline = 'outline: 2px solid light-dark(var(--court), var(--optic)); outline-offset: 4px; cursor: pointer';
const onPage = document.createElement('style');
onPage.textContent = `[data-editable]:hover:not(:has([data-editable]:hover), [contenteditable]) { ${outline} }
  html { scroll-padding-bottom: 6rem } body { margin-bottom: clamp(6rem, 15rem - 10vw, 12rem) }`;
document.head.append(onPage);

// In Edit mode a page stands still as it was rendered, in its own letters: no island wakes, and no press does what it does
// for visitors.
if (mode === 'edit') document.documentElement.classList.add('letters');
else if (mode === 'browse') await import('../../site/islands/loader.ts');
