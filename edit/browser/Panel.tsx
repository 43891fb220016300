import { type ReactNode, useEffect, useId, useRef } from 'react';
import { say } from './words.ts';

/** A sheet at the side of the page. The focus goes into it and comes back. */
export function Panel({ title, close, children }: { title: string; close: () => void; children: ReactNode }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="panel" role="dialog" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className="close" onClick={close}>
          {say('close')}
        </button>
      </div>
      {children}
    </section>
  );
}
