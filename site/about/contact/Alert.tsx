import type { ReactNode, Ref } from 'react';
import { answerAnchor } from '../../../contract/contactState.ts';
import './Alert.css';

export type AlertRef = Ref<HTMLElement>;
type Props = { title: string; said: ReactNode; children?: ReactNode; ref?: AlertRef };

/**
 * What went wrong. It takes the focus, by autofocus where no script can give it. It has a name, because Orca does not
 * read out the alert within it.
 */
export function Alert({ title, said, children, ref }: Props) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the page is only here because something is wrong, and this says what
    <section className="alert" id={answerAnchor} aria-label={title} ref={ref} tabIndex={-1} autoFocus>
      <div role="alert">
        <h3>{title}</h3>
        {said}
      </div>
      {children}
    </section>
  );
}
