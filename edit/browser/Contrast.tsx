import { contrast, minContrast, textColours } from '../../content/schema/contrast.ts';
import { translate } from './words.ts';

/** How well text can be read on one of the brand's colours, while it is typed. */
export function Contrast({ id, background }: { id: string; background: string }) {
  const color = Object.entries(textColours).find(([name]) => id === `facts.brand.${name}`)?.[1];
  if (!color || !/^#[0-9a-f]{6}$/i.test(background)) return null;
  const ratio = contrast(background, color);
  const isFaint = ratio < minContrast;
  return (
    <b className={isFaint ? 'wrong' : ''} style={{ padding: 6, background, color }}>
      {translate(isFaint ? 'tooFaint' : 'readable', { ratio: ratio.toFixed(1) })}
    </b>
  );
}
