import { ProductTabs } from '../about/ProductTabs.island.tsx';
import { wake as wakeAs } from './wake.tsx';

export const wake = (root: HTMLElement) => wakeAs(ProductTabs, root);
