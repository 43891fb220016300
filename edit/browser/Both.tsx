import { useEffect, useRef } from 'react';
import { now } from './state.ts';

/** The page in each language, side by side and scrolled together: what one shows at its top, the other shows at its. */
export function Both() {
  const frames = useRef<HTMLDivElement>(null);
  useEffect(() => {
    document.body.hidden = true;
  }, []);
  const follow = (frame: HTMLIFrameElement) =>
    frame.contentWindow?.addEventListener('scroll', () => {
      if (!frame.contentDocument?.hasFocus() && !frame.matches(':hover')) return;
      for (const other of frames.current?.querySelectorAll('iframe') ?? []) if (other !== frame) align(frame, other);
    });
  return (
    <div className="both" ref={frames}>
      {now().info.languages.map(({ id, name }) => (
        <iframe
          key={id}
          title={name}
          lang={id}
          src={`${location.pathname}?lang=${id}`}
          onLoad={({ currentTarget }) => follow(currentTarget)}
        />
      ))}
    </div>
  );
}

/** By sections, because one language needs more lines than the other. */
function align(from: HTMLIFrameElement, to: HTMLIFrameElement): void {
  const rects = ({ contentDocument }: HTMLIFrameElement) =>
    [...(contentDocument?.querySelectorAll('main section, footer') ?? [])].map((part) => part.getBoundingClientRect());
  const own = rects(from);
  const index = Math.max(
    0,
    own.findLastIndex(({ top }) => top <= 80),
  );
  const [here, there] = [own[index], rects(to)[index]];
  if (!here || !there) return;
  const share = (80 - here.top) / here.height;
  to.contentWindow?.scrollBy({ top: there.top - 80 + share * there.height, behavior: 'instant' });
}
