import './ScreenPicture.deferred.css';
import type { ReactNode } from 'react';
import type { Content } from '../../content/schema.ts';
import type { Pictures } from '../assets.ts';
import { Picture, type PictureProps } from '../pictures/Picture.tsx';

/** The component that draws an app's screen until the owner uploads a screenshot. */
export type Screen = (props: { evening: Content['evening']; pictures: Pictures }) => ReactNode;

/** Each page has its own list, so that it loads only the styles of its screens. */
type Screens = Record<string, Screen>;

type Props = Omit<PictureProps, 'drawing' | 'photographClass'> & { screens: Screens; evening: Content['evening'] };

export function ScreenPicture({ evening, screens, ...picture }: Props) {
  const Drawing = screens[picture.name];
  const { width = 0, height = 0 } = picture.pictures[picture.name] ?? {};
  const device = height > 1.5 * width ? 'phone' : 'tablet';
  return (
    <Picture
      {...picture}
      photographClass={`screen-picture screen-picture-${device}`}
      drawing={Drawing ? <Drawing evening={evening} pictures={picture.pictures} /> : null}
    />
  );
}
