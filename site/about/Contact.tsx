import './Contact.css';
import type { Content } from '../../content/schema.ts';
import type { ContactState } from '../../contract/contactState.ts';
import { Island } from '../ui/Island.tsx';
import { ContactForm } from './ContactForm.island.tsx';
import { ContactItem } from './ContactItem.tsx';

type Props = {
  words: Content['about']['contact'];
  facts: Content['facts']['contact'];
  form: Content['form'];
  state: ContactState | undefined;
};

export function Contact({ words, facts, form, state }: Props) {
  const { address, phone, email } = facts;
  return (
    <section className="contact" id="contact" aria-labelledby="contact-title">
      <div className="contact-columns page">
        <div>
          <h2 id="contact-title">{words.title}</h2>
          <p className="contact-text">{words.text}</p>
          <ul className="contact-items">
            <ContactItem icon="address" label={words.addressLabel} text={address.text} />
            <ContactItem
              icon="phone"
              label={words.phoneLabel}
              text={phone.text}
              href={`tel:${phone.text.replace(/[^+\d]/g, '')}`}
            />
            <ContactItem icon="email" label={words.emailLabel} text={email.text} href={`mailto:${email.text}`} />
          </ul>
        </div>
        <Island name="ContactForm" component={ContactForm} props={{ words: form, state: state ?? {} }} />
      </div>
    </section>
  );
}
