import { type FormEvent, useEffect, useMemo, useState } from 'react';
import type { Picture } from '../messages.ts';
import { ask, base64, reason } from './api.ts';
import { act } from './page.ts';
import { Press } from './Sheet.tsx';
import { draft, now, set } from './state.ts';
import { say } from './words.ts';

const sides = ['x', 'y'] as const;

/** Replaces a drawing by a chosen or dropped photograph: sets its focus and asks in every language what it shows. */
export function PictureForm({ picture }: { picture: Picture }) {
  const { id, aspect, photograph, drawn, described } = picture;
  const file = now().drafts[id]?.file;
  const [focus, setFocus] = useState(picture.focus);
  const [wrong, setWrong] = useState('');
  const url = useMemo(() => (file ? URL.createObjectURL(file) : ''), [file]);
  const shown = url || (photograph && file !== null ? `/content/images/${photograph}` : '');
  const { x, y } = focus ?? { x: 50, y: 50 };

  useEffect(() => {
    if (!file) return;
    const check = async () => {
      if (/\.hei[cf]$/i.test(file.name)) throw new Error(say('heic'));
      await ask('try', { id, file: await base64(file) });
    };
    setWrong('');
    check().catch((problem) => {
      draft(id);
      setWrong(reason(problem));
    });
  }, [file, id]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const alternatives = Object.fromEntries(new FormData(event.currentTarget));
    const bytes = file && (await base64(file));
    const problem = await act('picture', { id, alternatives, file: bytes, focus });
    setWrong(problem?.mistake ?? '');
    if (problem) return;
    draft(id);
    set({ card: undefined, status: say('saved') });
  };

  return (
    <form className="photograph" onSubmit={(event) => void onSubmit(event)}>
      <label>
        {say('choose')}
        <input type="file" accept="image/*" onChange={({ target }) => draft(id, { file: target.files?.[0] ?? null })} />
      </label>
      {shown && <img src={shown} alt="" style={{ aspectRatio: aspect, objectPosition: `${x}% ${y}%` }} />}
      {(shown && aspect ? sides : []).map((side) => (
        <label key={side}>
          {say(side)}
          <input
            type="range"
            value={side === 'x' ? x : y}
            onChange={({ target }) => setFocus({ x, y, [side]: Number(target.value) })}
          />
        </label>
      ))}
      {now()
        .info.languages.filter((each) => file !== undefined && described.includes(each.id))
        .map(({ id: each, name }) => (
          <label key={each}>
            {say(file ? 'describe' : 'describeDrawing', { language: name })}
            <textarea required name={each} />
          </label>
        ))}
      {wrong && <p role="alert">{wrong}</p>}
      {file !== undefined || focus !== picture.focus ? (
        <>
          <button type="submit" className="main">
            {say(file === null ? 'takeAway' : 'place')}
          </button>{' '}
          <Press what="cancel" onClick={() => draft(id)} />
        </>
      ) : (
        photograph && drawn && <Press what="takeAway" onClick={() => draft(id, { file: null })} />
      )}
    </form>
  );
}
