/// <reference lib="esnext.typedarrays" />
import { useState } from 'react';
import type { Picture } from '../messages.ts';
import { Button } from './Parts.tsx';
import { act } from './page.ts';
import { now } from './state.ts';
import { say } from './words.ts';

/** Replaces a drawing by a chosen or dropped photograph. */
export function PictureForm({ picture: { id, photograph, isDrawn } }: { picture: Picture }) {
  const [mistake, setMistake] = useState<string>();
  const [isNew, setNew] = useState(false);
  const hasWords = now().info.fields.some((field) => field.id === id.replace(/\w+$/, 'alt'));
  const put = async (file: File | null) => {
    if (/\.hei[cf]$/i.test(file?.name ?? '')) return setMistake(say('heic'));
    const bytes = file && new Uint8Array(await file.arrayBuffer()).toBase64();
    const problem = await act('picture', { id, file: bytes });
    setMistake(problem?.mistake);
    setNew(!problem);
  };
  return (
    <section>
      <label>
        {say('choose')}
        <input type="file" accept="image/*" onChange={({ target }) => target.files?.[0] && void put(target.files[0])} />
      </label>
      {mistake && <p role="alert">{mistake}</p>}
      {isNew && hasWords && <p className="wrong">{say('describe')}</p>}
      {photograph && <img src={`/content/images/${photograph}`} alt="" />}
      {photograph && isDrawn && <Button what="takeAway" onClick={() => void put(null)} />}
    </section>
  );
}
