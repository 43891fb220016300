import type { Content } from '../../content/schema.ts';
import type { Pictures } from '../assets.ts';
import { Picture } from '../pictures/Picture.tsx';
import { type ScreenName, screens } from './screens.tsx';

type Props = { name: string; alt: string; evening: Content['evening']; pictures: Pictures; sizes: string };

/** A screen of the app: a real screenshot where there is one, else our drawing of that name. */
export function ScreenPicture({ evening, ...picture }: Props) {
  const Drawing = isScreen(picture.name) ? screens[picture.name] : undefined;
  return <Picture {...picture} drawing={Drawing ? <Drawing evening={evening} /> : null} />;
}

const isScreen = (name: string): name is ScreenName => name in screens;
