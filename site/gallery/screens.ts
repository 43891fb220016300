import { productScreens } from '../about/Products.tsx';
import { featureScreens } from '../home/FeatureBlock.tsx';

/** The drawings that stand where the owner has put no screenshot of that name yet. */
export const screens = { ...featureScreens, ...productScreens };
