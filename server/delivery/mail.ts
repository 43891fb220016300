import { messageFrom } from '../../contract/contact.ts';
import { fillIn } from '../../contract/fillIn.ts';
import type { ContactWords } from '../pages/builtSite.ts';
import type { OutgoingMessage } from './deliver.ts';

export type MailOptions = { siteName: string; from: string; to: string; words: (language: string) => ContactWords };

const toOneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
/** Removes direction marks, which could reorder the subject, and splits `=?`, which mail programs would decode. */
const toHeaderText = (text: string) =>
  toOneLine(text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').replaceAll('=?', '= ?'));

export function writeMail(message: OutgoingMessage, { siteName, from, to, words }: MailOptions) {
  const { mail } = words(message.language);
  // Indonesia's order of day and month, also in English.
  const dateFormat = new Intl.DateTimeFormat(new Intl.Locale(message.language, { region: 'ID' }), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Jakarta',
  });
  const values = {
    ...messageFrom((field) => toOneLine(message[field])),
    // The visitor's name is {sender}, because in the content {name} stands for the brand's name.
    sender: toOneLine(message.name),
    receipt: message.receipt,
    date: `${dateFormat.format(message.receivedAt)} WIB`,
  };
  const subject = fillIn(mail.subject, values);
  const lines = [
    fillIn(mail.from, values),
    '',
    message.message,
    '',
    // The signature separator of RFC 3676.
    '-- ',
    fillIn(mail.answer, values),
    fillIn(mail.receipt, values),
  ];
  return {
    // Each attempt has the same id, so that mail programs recognise a repeated mail.
    messageId: `<${message.receipt}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    from: { name: siteName, address: from },
    to,
    replyTo: { name: toHeaderText(values.sender), address: values.email },
    subject: toHeaderText(message.spamReasons ? `${mail.suspected} ${subject}` : subject),
    text: `${lines.join('\n')}\n`,
    date: new Date(message.receivedAt),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(message.spamReasons && { 'X-Suspected-Spam': message.spamReasons }),
    },
  };
}
