import nodemailer from 'nodemailer';
import { isThisMachine } from '../settings/rules.ts';
import { type Deliver, DeliveryError } from './deliver.ts';
import { type MailOptions, writeMail } from './mail.ts';

/** The time limits are long, because some mail servers answer unknown senders late on purpose. */
const timeoutsMs = { connectionTimeout: 20_000, greetingTimeout: 30_000, dnsTimeout: 10_000 };

/** Opens a connection for each message: messages are few, and an idle connection may be dead. */
export function smtpDelivery(url: string, mailOptions: MailOptions): Deliver {
  const { username, hostname } = new URL(url);
  // Without requireTLS an attacker on the network could hide STARTTLS and read the password and the message.
  const requireTLS = username !== '' || !isThisMachine(hostname);
  return async (message, signal) => {
    const options = { url, requireTLS, ...timeoutsMs, disableFileAccess: true, disableUrlAccess: true };
    const transport = nodemailer.createTransport(options);
    try {
      await transport.sendMail({ ...writeMail(message, mailOptions), signal });
    } catch (error) {
      throw asDeliveryError(error as SmtpError);
    }
  };
}

type SmtpError = Error & { code?: string; responseCode?: number };

const noTlsErrorText =
  'the connection to the mail server could not be encrypted. If the server accepts TLS on port 465, use smtps://HOST:465.';

function asDeliveryError({ message, code = 'UNKNOWN', responseCode = 0 }: SmtpError): DeliveryError {
  if (code === 'ETLS' || /STARTTLS/.test(message))
    return new DeliveryError('ETLS', `${noTlsErrorText} ${message}`, { isPermanent: false });
  return new DeliveryError(String(responseCode || code), message, { isPermanent: responseCode >= 500 });
}
