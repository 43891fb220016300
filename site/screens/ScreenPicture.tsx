import type { Content } from '../../content/schema.ts';
import type { Pictures } from '../assets.ts';
import { Picture } from '../pictures/Picture.tsx';

type Props = { name: string; alt: string; evening: Content['evening']; pictures: Pictures; sizes: string };

/** A screen of the app: a real screenshot where there is one, else our drawing of that name. */
export function ScreenPicture({ evening, ...picture }: Props) {
  return <Picture {...picture} drawing={<div className="placeholder">{evening.day}</div>} />;
}
