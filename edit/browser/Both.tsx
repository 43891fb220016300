import { useEffect, useRef } from 'react';
import { now, set } from './state.ts';

/** The page in each language, side by side and scrolled together: what one shows at its top, the other shows at its. */
export function Both() {
  const frames = useRef<HTMLDivElement>(null);
  useEffect(() => {
    document.body.hidden = true;
    window.onmessage = ({ data, source }) => source !== window && typeof data === 'string' && set({ told: data });
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

/** What is in the middle of one stands as high in the other, because one language needs more lines than the other. */
function align({ contentDocument: from }: HTMLIFrameElement, { contentDocument: to }: HTMLIFrameElement): void {
  const middle = from?.elementFromPoint(from.documentElement.clientWidth / 2, from.documentElement.clientHeight / 2);
  const index = [...(from?.querySelectorAll('body *') ?? [])].indexOf(middle ?? document.body);
  const twin = to?.querySelectorAll('body *')[index];
  if (!middle || !twin) return;
  const top = twin.getBoundingClientRect().top - middle.getBoundingClientRect().top;
  to?.defaultView?.scrollBy({ top, behavior: 'instant' });
}
