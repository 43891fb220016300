import type { ContactMessage } from '../../../contract/contact.ts';
import type { FormWords, Owner } from './formProps.ts';

export type EmailOrWhatsAppProps = {
  words: FormWords['failed'];
  owner: Owner;
  values: ContactMessage;
  onClick?: () => void;
};

export function EmailOrWhatsApp({ words, owner, values, onClick }: EmailOrWhatsAppProps) {
  const { name, email, message } = values;
  const text = [message, [name, email].filter(Boolean).join('\n')].filter(Boolean).join('\n\n');
  // A function, because in a string replace() would interpret the $& of a name.
  const subject = words.subject.replace('{sender}', () => name.trim() || email.trim());
  // Mail programs expect CRLF.
  const mail = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replace(/\n/g, '\r\n'))}`;
  const whatsApp = `https://wa.me/${owner.phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
  return (
    <p className="email-or-whatsapp">
      <a href={`mailto:${owner.email}?${mail}`} onClick={onClick}>
        {words.byEmail}
      </a>
      <a href={whatsApp} rel="noopener" target="_blank" onClick={onClick}>
        {words.byWhatsApp}
      </a>
    </p>
  );
}
