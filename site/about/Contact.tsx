import './Contact.css';
import { contactAction, contactAnchor, contactPage, resultAnchor } from '../../contract/contactState.ts';
import { Court } from '../courts/Court.tsx';
import { huddlePictureName } from '../courts/scenes/sceneDrawings.tsx';
import { ContactForm } from '../islands/contact/ContactForm.tsx';
import type { ContactFormProps } from '../islands/contact/formProps.ts';
import type { PageProps } from '../pageProps.ts';

const icons = {
  address: 'M12 22S4 15.5 4 9.5a8 8 0 0 1 16 0C20 15.5 12 22 12 22M9 9.5a3 3 0 0 0 6 0 3 3 0 0 0-6 0',
  phone: 'M4 3h4l2 5-3 2a13 13 0 0 0 7 7l2-3 5 2v4q0 2-2 2A17 17 0 0 1 2 5q0-2 2-2',
  email: 'M2 5h20v14H2zm0 1 10 8L22 6',
};

export function Contact({ content, route, assets, contactState }: PageProps) {
  const words = content.about.contact;
  const { address, phone, email } = content.facts.contact;
  const phoneUrl = `tel:${phone.text.replace(/[^+\d]/g, '')}`;
  // Only the server needs the mail's words.
  const { mail: _, ...formWords } = content.form;
  const props: ContactFormProps = {
    words: formWords,
    serverState: contactState ?? {},
    owner: { email: email.text, phone: phone.text },
    language: route.language,
    action: route.href(`${contactAction}#${resultAnchor}`),
    // The confirmation's link to an empty form. Not `href`, which gives only #contact: without script the link must load the page again.
    formHref: route.fullHref(`${contactPage}#${contactAnchor}`),
  };
  return (
    <section className="contact section on-pitch" id={contactAnchor} aria-labelledby="contact-title">
      <Court activity="futsal" />
      <div className="contact-columns page">
        <div>
          <h2 id="contact-title">{words.title}</h2>
          <p className="contact-text">{words.text}</p>
          <ul className="contact-items">
            <ContactItem icon="address" label={words.addressLabel} text={address.text} />
            <ContactItem icon="phone" label={words.phoneLabel} text={phone.text} href={phoneUrl} />
            <ContactItem icon="email" label={words.emailLabel} text={email.text} href={`mailto:${email.text}`} />
          </ul>
          <img className="contact-huddle" src={assets.pictures[huddlePictureName]?.src} alt="" loading="lazy" />
        </div>
        <div data-island="ContactForm" data-props={JSON.stringify(props)}>
          <ContactForm {...props} />
        </div>
      </div>
    </section>
  );
}

type ItemProps = { icon: keyof typeof icons; label: string; text: string; href?: string };

const ContactItem = ({ icon, label, text, href }: ItemProps) => (
  <li>
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={icons[icon]} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
    </svg>
    <span>
      <span className="visually-hidden">{label}: </span>
      {href ? <a href={href}>{text}</a> : text}
    </span>
  </li>
);
