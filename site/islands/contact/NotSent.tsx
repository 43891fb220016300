import type { ContactMessage } from '../../../contract/contact.ts';
import { answerAnchor, type Failure } from '../../../contract/contactState.ts';
import type { FormWords, Owner } from './formProps.ts';

type WaysProps = { words: FormWords['failed']; owner: Owner; values: ContactMessage; onTaken?: () => void };

export function NotSent({ failure, ...ways }: WaysProps & { failure: Failure | 'noServer' }) {
  const { title, [failure]: reason } = ways.words;
  return (
    // It has a name, because Orca does not read out the alert inside when this takes the focus.
    <section className="not-sent" id={answerAnchor} aria-label={title} tabIndex={-1}>
      <div role="alert">
        <h3>{title}</h3>
        <p>{reason}</p>
      </div>
      {/* No links when the server already has a message of that key, or when the message is too large for a link. */}
      {failure === 'keyReused' || failure === 'tooLarge' ? null : <OtherWays {...ways} />}
    </section>
  );
}

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
