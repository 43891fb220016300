import type { ContactMessage } from '../../../contract/contact.ts';
import type { ContactState } from '../../../contract/contactState.ts';
import type { FormWords } from './formWords.ts';
import type { Owner } from './ownerLinks.ts';

export type ContactFormProps = {
  words: FormWords;
  state: ContactState;
  owner: Owner;
  language: string;
  /** Where it posts to and where it stands, in this language. */
  action: string;
  formHref: string;
  /** What was typed before this came to life in the browser. */
  typed?: ContactMessage;
};

export type MessageFormProps = Omit<ContactFormProps, 'formHref' | 'typed'> & {
  /** What stood in the fields when this came to life. */
  typed: ContactMessage;
  /** It was asked for, so typing can begin at once. */
  takesFocus: boolean;
  onSent: (sent: SentMessage) => void;
};

export type SentMessage = { receipt: string; takesFocus: boolean };
