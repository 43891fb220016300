import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react';
import type { Done, PageInfo, Picture, PictureChange } from '../messages.ts';
import { say } from './words.ts';

type Props = { info: PageInfo; picture: Picture; put: (change: Omit<PictureChange, 'language'>) => Promise<Done> };
const steps: Record<string, [number, number]> = {
  ArrowLeft: [-2, 0],
  ArrowRight: [2, 0],
  ArrowUp: [0, -2],
  ArrowDown: [0, 2],
};
const middle = { x: 50, y: 50 };
const within = (part: number) => Math.round(Math.max(0, Math.min(100, part)));

/** A photograph for the place of a drawing: chosen or dropped, its focus set, and what it shows asked for in every language. */
export function PictureForm({
  info,
  picture: { id, aspect, photograph, drawn, focus: known, alternatives: said },
  put,
}: Props) {
  const [file, setFile] = useState<File>();
  const [focus, setFocus] = useState(known);
  const [alternatives, setAlternatives] = useState<Record<string, string>>({});
  const [removing, setRemoving] = useState(false);
  const [told, setTold] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [url, setUrl] = useState('');
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);

  const shown = file ? url : photograph && !removing ? `/content/images/${photograph}` : '';
  const isDescribed = info.fields.some((field) => field.id === id.replace(/\w+$/, 'alt'));
  const isChanged = file !== undefined || removing;
  const point = (event: MouseEvent) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    setFocus({ x: within(((event.clientX - left) / width) * 100), y: within(((event.clientY - top) / height) * 100) });
  };
  const move = (event: KeyboardEvent) => {
    const [x, y] = steps[event.key] ?? [];
    if (x === undefined || y === undefined) return;
    event.preventDefault();
    const { x: left, y: top } = focus ?? middle;
    setFocus({ x: within(left + x), y: within(top + y) });
  };
  const choose = (chosen: File | undefined) => {
    setRemoving(false);
    setFile(chosen);
  };
  const send = async () => {
    setBusy(true);
    const bytes = removing ? null : file && (await base64(file));
    // Whoever only moves the point says what is there already.
    const words = isChanged ? alternatives : said;
    const done = await put({
      id,
      alternatives: words,
      ...(bytes !== undefined && { file: bytes }),
      ...(focus && !removing && { focus }),
    });
    setTold(done.mistakes?.join(' ') ?? '');
    setBusy(false);
  };

  return (
    <fieldset
      className="picture"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        choose(event.dataTransfer.files[0]);
      }}
    >
      <label className="choose">
        {say('choose')}
        <input type="file" accept="image/*" onChange={({ target }) => choose(target.files?.[0])} />
      </label>
      {shown ? (
        <>
          <div className="focus">
            <button type="button" disabled={!aspect} aria-label={say('focus')} onClick={point} onKeyDown={move}>
              <img src={shown} alt="" />
              {aspect ? <i style={{ left: `${(focus ?? middle).x}%`, top: `${(focus ?? middle).y}%` }} /> : null}
            </button>
            {aspect ? (
              <img
                className="cut"
                src={shown}
                alt=""
                style={{ aspectRatio: aspect, objectPosition: `${(focus ?? middle).x}% ${(focus ?? middle).y}%` }}
              />
            ) : null}
          </div>
          {aspect ? <p className="hint">{say('focus')}</p> : null}
        </>
      ) : null}
      {isChanged && isDescribed
        ? info.languages.map(({ id: each, name }) => (
            <label key={each} className="describe">
              {say(removing ? 'describeDrawing' : 'describe', { language: name })}
              <textarea
                rows={2}
                value={alternatives[each] ?? ''}
                onChange={({ target }) => setAlternatives({ ...alternatives, [each]: target.value })}
              />
            </label>
          ))
        : null}
      {told ? <p role="alert">{told}</p> : null}
      {isChanged || focus !== known ? (
        <button type="button" className="main" disabled={isBusy} onClick={() => void send()}>
          {say(isBusy ? 'saving' : removing ? 'takeAway' : 'place')}
        </button>
      ) : null}
      {photograph && !isChanged && drawn ? (
        <button
          type="button"
          onClick={() => (isDescribed ? setRemoving(true) : void put({ id, file: null, alternatives: {} }))}
        >
          {say('takeAway')}
        </button>
      ) : null}
    </fieldset>
  );
}

async function base64(file: File): Promise<string> {
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
  return address.slice(address.indexOf(',') + 1);
}
