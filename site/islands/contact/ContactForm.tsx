import { useLayoutEffect, useState } from 'react';
import type { ContactFormProps, SentMessage } from './formProps.ts';
import { MessageForm } from './MessageForm.tsx';
import { Sent } from './Sent.tsx';

/** The form until the server has stored the message, its receipt from then on. */
export function ContactForm({ state, start, formHref, ...props }: ContactFormProps) {
  const [sent, setSent] = useState<SentMessage | undefined>(
    state.receipt ? { receipt: state.receipt, takesFocus: false } : undefined,
  );
  const [isAnother, setAnother] = useState(false);
  useLayoutEffect(forgetReceipt, []);
  if (!sent) {
    const first = isAnother ? { state: {} } : { state, ...(start && { start }) };
    return <MessageForm {...props} {...first} takesFocus={isAnother} onSent={setSent} />;
  }
  const another = () => {
    setAnother(true);
    setSent(undefined);
  };
  return <Sent words={props.words.sent} {...sent} formHref={formHref} onAnother={another} />;
}

/** The address names the receipt of one message; a reload must not show it over the next one. */
function forgetReceipt(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has('sent')) return;
  address.searchParams.delete('sent');
  history.replaceState(history.state, '', address);
}
