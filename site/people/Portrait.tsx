import type { Pictures } from '../assets.ts';
import { Picture } from '../pictures/Picture.tsx';

type Props = { name: string; alt: string; pictures: Pictures; sizes: string };

/** A person: their photograph where there is one, else the drawing of that name. */
export function Portrait(props: Props) {
  return <Picture {...props} drawing={null} />;
}
