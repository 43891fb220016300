import type { ComponentProps } from 'react';
import { prerender } from 'react-dom/static';
import { Gallery } from '../../site/gallery/Gallery.tsx';

export async function renderGallery(props: ComponentProps<typeof Gallery>): Promise<string> {
  const { prelude } = await prerender(<Gallery {...props} />);
  return new Response(prelude).text();
}
