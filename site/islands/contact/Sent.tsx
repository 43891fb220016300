import './Sent.css';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { answerAnchor } from '../../../contract/contactState.ts';
import type { FormWords } from './formWords.ts';

type Props = {
  words: FormWords['sent'];
  receipt: string;
  /** Where an empty form stands, for a page without script. */
  formHref: string;
  takesFocus: boolean;
  onAnother: () => void;
};

/** Shown only for a receipt from the server, which gives one only for what is stored. */
export function Sent({ words, receipt, formHref, takesFocus, onAnother }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) panel.current?.focus();
  }, [takesFocus]);
  const [before, after] = words.text.split('{receipt}');
  const another = (event: MouseEvent) => {
    event.preventDefault();
    onAnother();
  };
  return (
    <div className="sent" role="status" id={answerAnchor} tabIndex={-1} ref={panel}>
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
