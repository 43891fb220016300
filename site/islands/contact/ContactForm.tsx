import './ContactForm.css';
import { useLayoutEffect, useState } from 'react';
import { forgetDraft } from './draft.ts';
import type { ContactFormProps } from './formProps.ts';
import { MessageForm } from './MessageForm.tsx';
import { Sent } from './Sent.tsx';

export function ContactForm({ state, start, formHref, ...props }: ContactFormProps) {
  const [sent, setSent] = useState(state.receipt ? { receipt: state.receipt, takesFocus: false } : undefined);
  const [restarts, setRestarts] = useState(0);
  // A reload must not show the receipt in the address over the next message.
  useLayoutEffect(() => {
    if (state.receipt) history.replaceState(history.state, '', formHref);
  }, [state, formHref]);
  const restart = () => {
    forgetDraft();
    setSent(undefined);
    setRestarts(restarts + 1);
  };
  if (sent) return <Sent words={props.words.sent} {...sent} formHref={formHref} onAnother={restart} />;
  const first = restarts === 0 ? { state, ...(start && { start }) } : { state: {} };
  return (
    <MessageForm {...props} {...first} key={restarts} takesFocus={restarts > 0} onSent={setSent} onDiscard={restart} />
  );
}
