/// <reference lib="esnext.typedarrays" />
import { useState } from 'react';
import type { Picture } from '../messages.ts';
import { Button } from './controls.tsx';
import { sendChange } from './page.ts';
import { getState } from './state.ts';
import { translate } from './words.ts';

/** Replaces a drawing by a chosen or dropped photograph. */
export function PictureForm({ picture: { id, photograph, isDrawn } }: { picture: Picture }) {
  const [mistake, setMistake] = useState<string>();
  const [isNew, setNew] = useState(false);
  const hasWords = getState().info.fields.some((field) => field.id === id.replace(/\w+$/, 'alt'));
  const put = async (file: File | null) => {
    if (/\.hei[cf]$/i.test(file?.name ?? '')) return setMistake(translate('heic'));
    const bytes = file && new Uint8Array(await file.arrayBuffer()).toBase64();
    const problem = await sendChange('picture', { id, file: bytes });
    setMistake(problem?.mistake);
    setNew(!problem);
  };
  return (
    <section>
      <label>
        {translate('choosePhotograph')}
        <input type="file" accept="image/*" onChange={({ target }) => target.files?.[0] && void put(target.files[0])} />
      </label>
      {mistake && <p role="alert">{mistake}</p>}
      {isNew && hasWords && <p className="wrong">{translate('describe')}</p>}
      {photograph && <img src={`/content/images/${photograph}`} alt="" />}
      {photograph && isDrawn && <Button label="removePhotograph" onClick={() => void put(null)} />}
    </section>
  );
}
