import { createRoot } from 'react-dom/client';
import cards from './cards.css?inline';
import { Editor } from './Editor.tsx';
import frame from './editor.css?inline';
import forms from './forms.css?inline';
import { tongue } from './words.ts';

const mode = sessionStorage.getItem('edit-mode') === 'browse' ? 'browse' : 'edit';
const isBoth = new URLSearchParams(location.search).has('both');

// Behind the body, so that the page's own tree stays as it is; in a shadow, so that neither's styles reach the other.
const host = document.createElement('edit-bar');
host.lang = tongue;
document.documentElement.append(host);
const shadow = host.attachShadow({ mode: 'open' });
const style = document.createElement('style');
style.textContent = frame + cards + forms;
const root = document.createElement('div');
shadow.append(style, root);
createRoot(root).render(<Editor mode={isBoth ? 'both' : mode} framed={window.parent !== window} />);

// In Edit mode a page stands still as it was rendered: no island wakes, and no press does what it does for visitors.
if (mode === 'browse' && !isBoth) await import('../../site/islands/loader.ts');
