import { type FormEvent, type KeyboardEvent, type MouseEvent, useMemo } from 'react';
import type { Picture, Point } from '../messages.ts';
import { act, base64, choose } from './page.ts';
import { Press } from './Sheet.tsx';
import { draft, now, set } from './state.ts';
import { say } from './words.ts';

const steps: Record<string, [number, number]> = {
  ...{ ArrowLeft: [-2, 0], ArrowRight: [2, 0] },
  ...{ ArrowUp: [0, -2], ArrowDown: [0, 2] },
};
const within = (part: number) => Math.round(Math.max(0, Math.min(100, part)));

/** A photograph for the place of a drawing: chosen or dropped, its focus set, and what it shows asked for in every language. */
export function PictureForm({ picture }: { picture: Picture }) {
  const { id, aspect, photograph, drawn, alternatives: said } = picture;
  const { info, told, isWrong, drafts } = now();
  const { file, focus = picture.focus, alternatives = {} } = drafts[id] ?? {};
  // It goes with the page, which is loaded anew before many have been chosen.
  const url = useMemo(() => (file ? URL.createObjectURL(file) : ''), [file]);
  const shown = url || (photograph && file !== null ? `/content/images/${photograph}` : '');
  const { x, y } = focus ?? { x: 50, y: 50 };
  const move = (to: Point) => draft(id, { focus: { x: within(to.x), y: within(to.y) } });
  const onClick = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    move({ x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    move({ x: x + step[0], y: y + step[1] });
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const bytes = file && (await base64(file));
    if (await act('picture', { id, alternatives: { ...said, ...alternatives }, file: bytes, focus })) return;
    draft(id);
    set({ card: undefined, told: say('saved') });
  };
  // The new picture's words are asked for; the old one's are wrong now.
  const described = info.languages.filter((each) => file !== undefined && each.id in said);

  return (
    <form className="photograph" onSubmit={(event) => void onSubmit(event)}>
      <label className="choose">
        {say('choose')}
        <input
          type="file"
          accept="image/*"
          onChange={({ target: { files } }) => files?.[0] && void choose(id, files[0])}
        />
      </label>
      {shown && !aspect && <img src={shown} alt="" />}
      {shown && aspect && (
        <div className="focus">
          <button type="button" aria-label={say('focus')} {...{ onClick, onKeyDown }}>
            <img src={shown} alt="" />
            <i style={{ left: `${x}%`, top: `${y}%` }} />
          </button>
          <img src={shown} alt="" style={{ aspectRatio: aspect, objectPosition: `${x}% ${y}%` }} />
          <p className="hint">{say('focus')}</p>
        </div>
      )}
      {described.map(({ id: each, name }) => (
        <label key={each}>
          {say(file ? 'describe' : 'describeDrawing', { language: name })}
          <textarea
            required
            value={alternatives[each] ?? ''}
            onInput={({ currentTarget }) =>
              draft(id, { alternatives: { ...alternatives, [each]: currentTarget.value } })
            }
          />
        </label>
      ))}
      {isWrong && <p role="alert">{told}</p>}
      {drafts[id] ? (
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
