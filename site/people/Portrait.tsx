import type { Pictures } from '../assets.ts';
import { Picture } from '../pictures/Picture.tsx';
import { portraits } from './portraits.tsx';

type Props = { name: string; alt: string; pictures: Pictures; sizes: string };

/** A person: their photograph where there is one, else the drawing of that name. */
export function Portrait(props: Props) {
  const Drawing = portraits[props.name];
  return <Picture {...props} drawing={Drawing ? <Drawing /> : null} />;
}
