import type { ReactNode, Ref } from 'react';
import './Alert.css';

export type AlertRef = Ref<HTMLDivElement>;
type Props = { title: string; said: ReactNode; children?: ReactNode; ref?: AlertRef };

/** What went wrong. It takes the focus, by autofocus where no script can give it. */
export function Alert({ title, said, children, ref }: Props) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the page is only here because something is wrong, and this says what
    <div className="alert" ref={ref} tabIndex={-1} autoFocus>
      <div role="alert">
        <h3>{title}</h3>
        {said}
      </div>
      {children}
    </div>
  );
}
