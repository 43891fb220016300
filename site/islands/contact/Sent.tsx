import type { MouseEvent } from 'react';
import { answerAnchor } from '../../../contract/contactState.ts';
import type { FormWords } from './formProps.ts';

type Props = {
  words: FormWords['sent'];
  receipt: string;
  /** Leads to an empty form where there is no script. */
  formHref: string;
  takesFocus: boolean;
  onAnother: () => void;
};

const focus = (panel: HTMLElement | null) => panel?.focus();

/** The confirmation, shown only with a receipt, which the server gives only for what is stored. */
export function Sent({ words, receipt, formHref, takesFocus, onAnother }: Props) {
  const [before, after] = words.text.split('{receipt}');
  const another = (event: MouseEvent) => {
    event.preventDefault();
    onAnother();
  };
  return (
    <div className="sent" role="status" id={answerAnchor} tabIndex={-1} ref={takesFocus ? focus : null}>
      <h3>{words.title}</h3>
      <p>
        <span>{before}</span>
        <strong className="sent-receipt">{receipt}</strong>
        <span>{after}</span>
      </p>
      <span className="sent-end">
        <span className="sent-ball" />
        <a className="button" href={formHref} onClick={another}>
          {words.another}
        </a>
      </span>
    </div>
  );
}
