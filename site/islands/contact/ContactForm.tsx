import './ContactForm.css';
import { type MouseEvent, useLayoutEffect, useState } from 'react';
import { Confirmation } from './Confirmation.tsx';
import type { ContactFormProps } from './formProps.ts';
import { MessageForm } from './MessageForm.tsx';

export function ContactForm({ serverState, initial, formHref, ...props }: ContactFormProps) {
  const { receipt } = serverState;
  const [sent, setSent] = useState(receipt ? { receipt, takesFocus: false } : undefined);
  const [writesAnother, setWritesAnother] = useState(false);
  // Removes the receipt from the address. Otherwise a reload would show it again instead of the form.
  useLayoutEffect(() => {
    if (receipt) history.replaceState(history.state, '', formHref);
  }, [receipt, formHref]);
  const startAnother = (event: MouseEvent) => {
    event.preventDefault();
    setSent(undefined);
    setWritesAnother(true);
  };
  if (sent)
    return <Confirmation words={props.words.confirmation} {...sent} formHref={formHref} onAnother={startAnother} />;
  const startState = writesAnother ? { serverState: {} } : { serverState, initial };
  return <MessageForm {...props} {...startState} takesFocus={writesAnother} onSent={setSent} />;
}
