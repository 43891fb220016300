import { useLayoutEffect, useState } from 'react';
import { emptyMessage } from '../../contract/contact.ts';
import type { ContactFormProps, SentMessage } from './contact/formProps.ts';
import { MessageForm } from './contact/MessageForm.tsx';
import { Sent } from './contact/Sent.tsx';

/** The form until the server has stored the message, its receipt from then on. */
export function ContactForm({ state, formHref, typed = emptyMessage, ...props }: ContactFormProps) {
  const [sent, setSent] = useState<SentMessage | undefined>(
    state.receipt ? { receipt: state.receipt, takesFocus: false } : undefined,
  );
  const [isAnother, setAnother] = useState(false);
  useLayoutEffect(forgetReceipt, []);
  if (!sent)
    return (
      <MessageForm {...props} state={isAnother ? {} : state} typed={typed} takesFocus={isAnother} onSent={setSent} />
    );
  const another = () => {
    setAnother(true);
    setSent(undefined);
  };
  return <Sent words={props.words.sent} {...sent} formHref={formHref} onAnother={another} />;
}

/** The address names the receipt of one message; what is written next must not come back with it. */
function forgetReceipt(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has('sent')) return;
  address.searchParams.delete('sent');
  history.replaceState(history.state, '', address);
}
