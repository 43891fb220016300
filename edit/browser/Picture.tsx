/// <reference lib="esnext.typedarrays" /> (for toBase64)
import { useState } from 'react';
import { markId } from '../messages.ts';
import { Button } from './controls.tsx';
import { change } from './page.ts';
import { translate } from './words.ts';

/** Replaces a drawing, or the brand's mark (at first the letter of the name), by a chosen or dropped file. */
export function PictureForm({ id, file }: { id: string; file: string }) {
  const [mistake, setMistake] = useState<string>();
  const isMark = id === markId;
  const put = async (chosen: File | null) => {
    if (/\.hei[cf]$/i.test(chosen?.name ?? '')) return setMistake(translate('heic'));
    const bytes = chosen && new Uint8Array(await chosen.arrayBuffer()).toBase64();
    setMistake(await change('picture', { id, file: bytes }));
  };
  return (
    <section>
      <label>
        {translate(isMark ? 'chooseMark' : 'choosePhotograph')}
        <input type="file" accept="image/*" onChange={({ target }) => target.files?.[0] && void put(target.files[0])} />
      </label>
      {mistake && <p role="alert">{mistake}</p>}
      {file && <img src={`/content/images/${file}`} alt="" />}
      {file && <Button label={isMark ? 'removeMark' : 'removePhotograph'} onClick={() => void put(null)} />}
    </section>
  );
}
