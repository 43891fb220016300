import { type ContactMessage, fields } from '../../../contract/contact.ts';
import { resultAnchor } from '../../../contract/contactState.ts';
import type { ContactFormProps } from './formProps.ts';

type Props = {
  words: ContactFormProps['words']['failed'];
  owner: ContactFormProps['owner'];
  values: ContactMessage;
  onClick?: () => void;
};

export function EmailOrWhatsApp({ words, owner, values, onClick }: Props) {
  const { name, email, message } = values;
  const senderLines = fields.filter((field) => field !== 'message' && values[field]).map((field) => values[field]);
  const text = [message, senderLines.join('\n')].filter(Boolean).join('\n\n');
  // In a replacement string, replace() would interpret characters such as $&.
  const subject = words.subject.replace('{sender}', () => name.trim() || email.trim());
  // Mail programs expect CRLF.
  const mailQuery = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replace(/\n/g, '\r\n'))}`;
  const whatsApp = `https://wa.me/${owner.phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
  return (
    <p className="email-or-whatsapp">
      <a href={`mailto:${owner.email}?${mailQuery}`} onClick={onClick}>
        {words.byEmail}
      </a>
      <a href={whatsApp} rel="noopener" target="_blank" onClick={onClick}>
        {words.byWhatsApp}
      </a>
    </p>
  );
}

export const FailureNotice = ({ reason, ...props }: Props & { reason: string }) => (
  // The screen reader Orca reads out only the name of the focused section, not its alert, so the name is the alert's title.
  <section className="failure-notice" id={resultAnchor} aria-label={props.words.title} tabIndex={-1}>
    <div role="alert">
      <h3>{props.words.title}</h3>
      <p>{reason}</p>
    </div>
    <EmailOrWhatsApp {...props} />
  </section>
);
