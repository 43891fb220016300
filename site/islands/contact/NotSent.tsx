import { resultAnchor } from '../../../contract/contactState.ts';
import { EmailOrWhatsApp, type EmailOrWhatsAppProps } from './EmailOrWhatsApp.tsx';

export const NotSent = ({ reason, words, ...message }: EmailOrWhatsAppProps & { reason: string }) => (
  // Orca, a screen reader, does not read out the alert when the section gets the focus, so the section has a name.
  <section className="not-sent" id={resultAnchor} aria-label={words.title} tabIndex={-1}>
    <div role="alert">
      <h3>{words.title}</h3>
      <p>{reason}</p>
    </div>
    <EmailOrWhatsApp words={words} {...message} />
  </section>
);
