import './OtherWays.css';
import type { ContactMessage } from '../../../contract/contact.ts';
import type { FormWords } from './formWords.ts';
import { mailLink, type Owner, whatsAppLink } from './ownerLinks.ts';

export type WaysProps = { words: FormWords['failed']; owner: Owner; values: ContactMessage; onTaken?: () => void };

/** What was written, as an email and as a WhatsApp message that only need to be sent. */
export function OtherWays({ words, owner, values, onTaken }: WaysProps) {
  return (
    <p className="other-ways">
      <a href={mailLink(owner, values, words.subject)} onClick={onTaken}>
        {words.byEmail}
      </a>
      <a href={whatsAppLink(owner, values)} rel="noopener" target="_blank" onClick={onTaken}>
        {words.byWhatsApp}
      </a>
    </p>
  );
}
