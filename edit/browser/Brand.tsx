import { useState } from 'react';
import { contrast, leastContrast, textOn } from '../../content/schema/contrast.ts';
import { act } from './page.ts';
import { Press } from './Sheet.tsx';
import { now } from './state.ts';
import { say } from './words.ts';

/** Shown with the name: the mark, the contrast of the two colours, and the share card. */
export function Brand() {
  const [wrong, setWrong] = useState<string>();
  const put = async (file?: File) => setWrong((await act('mark', { svg: await file?.text() }))?.mistake);
  const { drafts, info } = now();
  const card = document.querySelector('meta[property="og:image"]')?.getAttribute('content');
  return (
    <>
      <p className="ratios">
        {(['colour', 'accent'] as const).map((which) => {
          const id = `facts.brand.${which}`;
          const value = drafts[id]?.text ?? info.fields.find((field) => field.id === id)?.value ?? '';
          if (!/^#[0-9a-f]{6}$/i.test(value)) return null;
          const ratio = contrast(value, textOn[which]);
          const isFaint = ratio < leastContrast;
          return (
            <b
              key={which}
              className={isFaint ? 'wrong' : ''}
              style={{ padding: 6, background: value, color: textOn[which] }}
            >
              {say(isFaint ? 'tooFaint' : 'readable', { ratio: ratio.toFixed(1) })}
            </b>
          );
        })}
      </p>
      <label>
        {say('mark')}
        <input type="file" accept=".svg" onChange={({ target }) => target.files?.[0] && void put(target.files[0])} />
      </label>
      {wrong && <p role="alert">{wrong}</p>}
      {info.hasMark && <Press what="noMark" onClick={() => void put()} />}
      {card && <img src={new URL(card, location.href).pathname} alt={say('shared')} />}
      <p className="hint">{say('shared')}</p>
    </>
  );
}
