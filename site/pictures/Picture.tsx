import './Picture.deferred.css';
import type { ReactNode } from 'react';
import type { Pictures } from '../assets.ts';

export type PictureProps = {
  name: string;
  alt: string;
  pictures: Pictures;
  drawing?: ReactNode;
  sizes: string;
  photographClass?: string;
  /** Lies over a button of the drawing. */
  clickArea?: ReactNode;
};

export function Picture({ name, alt, pictures, drawing, sizes, photographClass = '', clickArea }: PictureProps) {
  const photograph = pictures[name];
  if (!photograph) {
    return (
      <div className="picture">
        <div {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>{drawing}</div>
        {clickArea}
      </div>
    );
  }
  const { avifSrcset, src, width, height } = photograph;
  return (
    <picture className={`picture ${photographClass}`.trim()}>
      {avifSrcset ? <source type="image/avif" srcSet={avifSrcset} sizes={sizes} /> : null}
      <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
    </picture>
  );
}
