import type { Deliver } from './deliver.ts';
import { type MailFrom, writeMail } from './mail.ts';
import { post } from './post.ts';

/**
 * Mail over HTTPS, for where no SMTP connection can be made. The fields are those of Resend's POST /emails, which
 * others have taken over. The receipt is the idempotency key, so that a repetition is no second mail.
 */
export function mailApiDelivery(url: string, key: string, mailFrom: MailFrom): Deliver {
  return async (message, signal) => {
    const { messageId, from, to, replyTo, subject, text, headers } = writeMail(message, mailFrom);
    const mail = {
      from: `"${from.name.replaceAll(/["\\]/g, '')}" <${from.address}>`,
      to: [to],
      reply_to: replyTo.address,
      subject,
      text,
      headers: { ...headers, 'Message-ID': messageId },
    };
    await post('the mail API', url, JSON.stringify(mail), signal, {
      Authorization: `Bearer ${key}`,
      'Idempotency-Key': message.receipt,
    });
  };
}
