import nodemailer from 'nodemailer';
import { type Deliver, DeliveryError } from './deliver.ts';
import { type MailFrom, writeMail } from './mail.ts';

/** Long enough for a server that makes strangers wait, short enough not to wait for the dead. */
const timeouts = { connectionTimeout: 20_000, greetingTimeout: 30_000, dnsTimeout: 10_000, socketTimeout: 120_000 };

/** A connection a message: a contact form is quiet, and there is no idle connection to find dead. */
export function smtpDelivery(url: string, mailFrom: MailFrom): Deliver {
  return async (message, signal) => {
    const transport = nodemailer.createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
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
  return new DeliveryError(status ? String(status) : code, error.message, status >= 500);
}
