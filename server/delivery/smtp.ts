import nodemailer from 'nodemailer';
import { isThisMachine } from '../settings/readers.ts';
import { type Deliver, DeliveryError } from './deliver.ts';
import { type MailFrom, writeMail } from './mail.ts';

/** In ms. Long enough for servers that delay unknown senders on purpose; who never answers is given up. */
const timeouts = { connectionTimeout: 20_000, greetingTimeout: 30_000, dnsTimeout: 10_000, socketTimeout: 120_000 };

/** A new connection for each message: messages are few, and one that was kept open may have died meanwhile. */
export function smtpDelivery(url: string, mailFrom: MailFrom): Deliver {
  const { username, hostname } = new URL(url);
  // A stripped or missing STARTTLS must not send a password or a person's words in clear over a network.
  const requireTLS = username !== '' || !isThisMachine(hostname);
  return async (message, signal) => {
    const transport = nodemailer.createTransport({
      ...{ url, requireTLS, ...timeouts },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      await transport.sendMail({ ...writeMail(message, mailFrom), signal });
    } catch (error) {
      throw asDeliveryError(error);
    } finally {
      transport.close();
    }
  };
}

function asDeliveryError(error: unknown): DeliveryError {
  if (!(error instanceof Error)) return new DeliveryError('UNKNOWN', String(error), false);
  const status = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : 0;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : 'UNKNOWN';
  // It answers STARTTLS with a refusal, or does not know EHLO.
  if (code === 'ETLS' || /STARTTLS/.test(error.message))
    return new DeliveryError('ETLS', `the mail server offers no TLS: use smtps://host:465. ${error.message}`, false);
  return new DeliveryError(status ? String(status) : code, error.message, status >= 500);
}
