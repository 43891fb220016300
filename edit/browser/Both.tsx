import { useEffect, useRef } from 'react';
import type { PageInfo } from '../messages.ts';

type Props = { info: PageInfo | undefined };

/** The page in each language, side by side and scrolled together: what one shows at its top, the other shows at its. */
export function Both({ info }: Props) {
  const frames = useRef<HTMLDivElement>(null);
  useEffect(() => {
    document.body.hidden = true;
  }, []);
  const follow = (frame: HTMLIFrameElement) => {
    frame.contentWindow?.addEventListener('scroll', () => {
      if (!frame.contentDocument?.hasFocus() && !frame.matches(':hover')) return;
      for (const other of frames.current?.querySelectorAll('iframe') ?? []) if (other !== frame) align(frame, other);
    });
  };
  return (
    <div className="both" ref={frames}>
      {info?.languages.map(({ id, name }) => (
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

const parts = (frame: HTMLIFrameElement) => [
  ...(frame.contentDocument?.querySelectorAll('main section, footer') ?? []),
];

/** By sections, because one language needs more lines than the other. */
function align(from: HTMLIFrameElement, to: HTMLIFrameElement): void {
  const [own, others] = [parts(from), parts(to)];
  const index = Math.max(
    0,
    own.findLastIndex((part) => part.getBoundingClientRect().top <= 80),
  );
  const [here, there] = [own[index]?.getBoundingClientRect(), others[index]?.getBoundingClientRect()];
  const scroll = to.contentWindow?.scrollY ?? 0;
  if (!here || !there) return;
  const share = (80 - here.top) / here.height;
  to.contentWindow?.scrollTo({ top: scroll + there.top - 80 + share * there.height, behavior: 'instant' });
}
