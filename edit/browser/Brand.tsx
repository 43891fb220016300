import { contrast, minContrast, textColours } from '../../content/schema/contrast.ts';
import { getState } from './state.ts';
import { translate } from './words.ts';

/** Shown with the name, the mark and the two colours: their contrast, and the share card. */
export function Brand() {
  const card = document.querySelector('meta[property="og:image"]')?.getAttribute('content');
  return (
    <>
      <p>
        <Contrast which="colour" /> <Contrast which="accent" />
      </p>
      {card && <img src={new URL(card, location.href).pathname} alt={translate('shared')} />}
      <p className="hint">{translate('shared')}</p>
    </>
  );
}

function Contrast({ which }: { which: 'colour' | 'accent' }) {
  const { drafts, info } = getState();
  const id = `facts.brand.${which}`;
  const background = drafts[id]?.text ?? info.fields.find((field) => field.id === id)?.value ?? '';
  if (!/^#[0-9a-f]{6}$/i.test(background)) return null;
  const color = textColours[which];
  const ratio = contrast(background, color);
  const isFaint = ratio < minContrast;
  return (
    <b className={isFaint ? 'wrong' : ''} style={{ padding: 6, background, color }}>
      {translate(isFaint ? 'tooFaint' : 'readable', { ratio: ratio.toFixed(1) })}
    </b>
  );
}
