import './ContactForm.css';
import { type MouseEvent, useLayoutEffect, useState } from 'react';
import { resultAnchor } from '../../../contract/contactState.ts';
import type { ContactFormProps } from './formProps.ts';
import { MessageForm } from './MessageForm.tsx';

export function ContactForm({ serverState, messageAtHydration, formHref, ...props }: ContactFormProps) {
  const { receipt } = serverState;
  const [sent, setSent] = useState(receipt ? { receipt, takesFocus: false } : undefined);
  const [writesAnother, setWritesAnother] = useState(false);
  // With the receipt in the address, a reload would show the confirmation again.
  useLayoutEffect(() => {
    if (receipt) history.replaceState(history.state, '', formHref);
  }, [receipt, formHref]);
  if (!sent) {
    const startState = writesAnother ? { serverState: {} } : { serverState, messageAtHydration };
    return <MessageForm {...props} {...startState} takesFocus={writesAnother} onSent={setSent} />;
  }
  const startAnother = (event: MouseEvent) => {
    event.preventDefault();
    setSent(undefined);
    setWritesAnother(true);
  };
  const { title, text, another } = props.words.confirmation;
  const [before, after] = text.split('{receipt}');
  return (
    <div className="confirmation" role="status" id={resultAnchor} tabIndex={-1} ref={sent.takesFocus ? focus : null}>
      <h3>{title}</h3>
      {/* A browser that translates the page replaces text nodes, which React then cannot find, so each text has an element. */}
      <p>
        <span>{before}</span>
        <strong className="confirmation-receipt">{sent.receipt}</strong>
        <span>{after}</span>
      </p>
      <span className="confirmation-end">
        <span className="confirmation-ball" />
        <a className="button" href={formHref} onClick={startAnother}>
          {another}
        </a>
      </span>
    </div>
  );
}

const focus = (panel: HTMLElement | null) => panel?.focus();
