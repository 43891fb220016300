import type { Content } from '../../content/schema.ts';
import { Button } from '../ui/Button.tsx';
import './ContactWays.css';

type Props = { words: Content['form']['instead']; owner: { email: string; phone: string } };

/** For a host that takes no messages: what works there, and no form that would not. */
export function ContactWays({ words, owner: { email, phone } }: Props) {
  return (
    <div>
      <p className="contact-text">{words.text}</p>
      <p className="contact-ways-links">
        <Button look="optic" href={`mailto:${email}`}>
          {words.byEmail}
        </Button>
        <Button look="optic" href={`https://wa.me/${phone.replace(/\D/g, '')}`}>
          {words.byWhatsApp}
        </Button>
      </p>
    </div>
  );
}
