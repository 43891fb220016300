import { useState } from 'react';
import type { ContactState } from '../../contract/contactState.ts';
import type { Owner } from './contact/links.ts';
import { MessageForm } from './contact/MessageForm.tsx';
import { Sent } from './contact/Sent.tsx';
import type { FormWords } from './contact/words.ts';

export type ContactFormProps = {
  words: FormWords;
  state: ContactState;
  owner: Owner;
  language: string;
  /** Where it posts to and where it stands, in this language. */
  action: string;
  formHref: string;
};

type Receipt = { receipt: string; takesFocus: boolean };

/** The form until the server has stored the message, its receipt from then on. */
export function ContactForm({ state, formHref, ...props }: ContactFormProps) {
  const [sent, setSent] = useState<Receipt | undefined>(
    state.receipt ? { receipt: state.receipt, takesFocus: false } : undefined,
  );
  const [isAnother, setAnother] = useState(false);
  if (!sent) return <MessageForm {...props} state={isAnother ? {} : state} takesFocus={isAnother} onSent={setSent} />;
  const another = () => {
    setAnother(true);
    setSent(undefined);
  };
  return <Sent words={props.words.sent} {...sent} formHref={formHref} onAnother={another} />;
}
