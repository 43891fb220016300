import './ContactForm.css';
import { type MouseEvent, useLayoutEffect, useState } from 'react';
import { Confirmation } from './Confirmation.tsx';
import type { ContactFormProps } from './formProps.ts';
import { MessageForm } from './MessageForm.tsx';

export function ContactForm({ state, start, formHref, ...props }: ContactFormProps) {
  const [sent, setSent] = useState(state.receipt ? { receipt: state.receipt, takesFocus: false } : undefined);
  const [isAnother, setIsAnother] = useState(false);
  // Removes the receipt from the address, or a reload would show it again instead of the form.
  useLayoutEffect(() => {
    if (state.receipt) history.replaceState(history.state, '', formHref);
  }, [state, formHref]);
  const startAnother = (event: MouseEvent) => {
    event.preventDefault();
    setSent(undefined);
    setIsAnother(true);
  };
  if (sent)
    return <Confirmation words={props.words.confirmation} {...sent} formHref={formHref} onAnother={startAnother} />;
  const first = isAnother ? { state: {} } : { state, start };
  return <MessageForm {...props} {...first} takesFocus={isAnother} onSent={setSent} />;
}
