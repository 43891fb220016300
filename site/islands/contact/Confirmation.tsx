import type { MouseEvent } from 'react';
import { resultAnchor } from '../../../contract/contactState.ts';
import type { FormWords } from './formProps.ts';

type Props = {
  words: FormWords['confirmation'];
  receipt: string;
  /** Without script this leads to an empty form. */
  formHref: string;
  takesFocus: boolean;
  onAnother: (event: MouseEvent) => void;
};

const focus = (panel: HTMLElement | null) => panel?.focus();

/** Shown only with a receipt: the server has stored the message. MessageForm.tsx says why each text has an element. */
export function Confirmation({ words, receipt, formHref, takesFocus, onAnother }: Props) {
  const [before, after] = words.text.split('{receipt}');
  return (
    <div className="confirmation" role="status" id={resultAnchor} tabIndex={-1} ref={takesFocus ? focus : null}>
      <h3>{words.title}</h3>
      <p>
        <span>{before}</span>
        <strong className="confirmation-receipt">{receipt}</strong>
        <span>{after}</span>
      </p>
      <span className="confirmation-end">
        <span className="confirmation-ball" />
        <a className="button" href={formHref} onClick={onAnother}>
          {words.another}
        </a>
      </span>
    </div>
  );
}
