import { cached } from './cache.ts';
import { markFont } from './markFont.ts';

/** A drawing as a PNG, by default in its own size. `toSvg` makes the SVG where the source is not one yet. */
export const png = (source: string, width?: number, toSvg = async () => source): Promise<Buffer> =>
  cached(`PNG ${width ?? ''}`, source, async () => {
    // It takes long to load, so only a picture that is not cached loads it.
    const { Resvg } = await import('@resvg/resvg-js');
    const options = { ...(await markFont()), ...(width && { fitTo: { mode: 'width', value: width } as const }) };
    return new Resvg(await toSvg(), options).render().asPng();
  });
