import { ContactForm } from '../about/ContactForm.island.tsx';
import { wake as wakeAs } from './wake.tsx';

export const wake = (root: HTMLElement) => wakeAs(ContactForm, root);
