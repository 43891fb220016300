import './Contact.css';
import type { Content } from '../../content/schema.ts';
import {
  answerAnchor,
  type ContactState,
  contactAction,
  contactAnchor,
  contactPage,
} from '../../contract/contactState.ts';
import { Court } from '../courts/Court.tsx';
import { ContactForm } from '../islands/contact/ContactForm.tsx';
import type { Route } from '../route.ts';
import { Island } from '../ui/Island.tsx';
import { ContactItem } from './ContactItem.tsx';

type Props = {
  words: Content['about']['contact'];
  facts: Content['facts']['contact'];
  form: Content['form'];
  state: ContactState | undefined;
  route: Route;
};

export function Contact({ words, facts, form: { mail: _, ...form }, state, route }: Props) {
  const { address, phone, email } = facts;
  const owner = { email: email.text, phone: phone.text };
  return (
    <section className="contact" id={contactAnchor} aria-labelledby="contact-title">
      <Court floor="futsal" />
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
        <Island
          name="ContactForm"
          component={ContactForm}
          props={{
            words: form,
            state: state ?? {},
            owner,
            language: route.language,
            action: route.link(`${contactAction}#${answerAnchor}`),
            formHref: route.address(`${contactPage}#${contactAnchor}`),
          }}
        />
      </div>
    </section>
  );
}
