import type { ContactMessage } from '../../../contract/contact.ts';
import type { FormWords, Owner } from './formProps.ts';

export type WaysProps = { words: FormWords['failed']; owner: Owner; values: ContactMessage; onTaken?: () => void };

export function OtherWays({ words, owner, values, onTaken }: WaysProps) {
  const { name, email, message } = values;
  const text = [message, [name, email].filter(Boolean).join('\n')].filter(Boolean).join('\n\n');
  const subject = words.subject.replace('{sender}', () => name.trim() || email.trim());
  // Mail programs expect CRLF.
  const mail = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replace(/\n/g, '\r\n'))}`;
  const whatsApp = `https://wa.me/${owner.phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
  return (
    <p className="other-ways">
      <a href={`mailto:${owner.email}?${mail}`} onClick={onTaken}>
        {words.byEmail}
      </a>
      <a href={whatsApp} rel="noopener" target="_blank" onClick={onTaken}>
        {words.byWhatsApp}
      </a>
    </p>
  );
}
