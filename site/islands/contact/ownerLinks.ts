import type { ContactMessage } from '../../../contract/contact.ts';

/** How the owner can be reached without this site's server. */
export type Owner = { email: string; phone: string };

const signed = ({ message, ...others }: ContactMessage) =>
  [message, Object.values(others).filter(Boolean).join('\n')].filter(Boolean).join('\n\n');

export function mailLink({ email }: Owner, message: ContactMessage, subject: string): string {
  const words = subject.replace('{sender}', () => message.name.trim() || message.email.trim());
  // Mail programs want line breaks as the mail format has them.
  const body = signed(message).replace(/\r?\n/g, '\r\n');
  return `mailto:${email}?subject=${encode(words)}&body=${encode(body)}`;
}

export const whatsAppLink = ({ phone }: Owner, message: ContactMessage) =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encode(signed(message))}`;

/** Half of an emoji, which a cut paste can leave, would make encodeURIComponent throw. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());
