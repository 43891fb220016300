import type { Pictures } from '../assets.ts';
import { Picture } from '../pictures/Picture.tsx';

type Props = { name: string; alt: string; pictures: Pictures; sizes: string };

/** A person: their photograph, or our drawing. Both are files that are fetched when they come near. */
export const Portrait = (props: Props) => <Picture {...props} drawing={null} />;
