import { checkField } from '../../contract/contact.ts';
import { isThisMachine, type Problems, type Read, type Reader, secret, secretUrl } from './readers.ts';

export type DeliverySettings =
  | { kind: 'none' }
  | { kind: 'smtp'; url: string; to: string; from: string }
  | { kind: 'webhook'; url: string; secret: string };

const exampleSecret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

const mailbox: Reader<string> = (text) =>
  checkField('email', text) ? { must: 'one plain email address', example: 'hello@sehobi.example' } : { value: text };

const httpsOnly: Reader<string> = (text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const local = url && isThisMachine(url.hostname);
  return url?.protocol === 'https:' || (local && url.protocol === 'http:')
    ? { value: text }
    : {
        must: 'an https:// address (http:// only on this machine)',
        example: 'https://hooks.sehobi.example/contact',
        secret: true,
      };
};

export function readDelivery(
  environment: Record<string, string | undefined>,
  read: Read,
  problems: Problems,
): DeliverySettings {
  const has = (name: string) => Boolean(environment[name]?.trim());
  const missing = (name: string, because: string, example: string) => {
    if (!has(name)) problems.push(`${name} is missing, but ${because} needs it.\n  For example: ${name}=${example}`);
  };
  const smtpUrl = read(
    'SMTP_URL',
    secretUrl(['smtp:', 'smtps:'], 'smtps://user:password@mail.sehobi.example:465'),
    undefined,
  );
  const webhookUrl = read('CONTACT_WEBHOOK_URL', httpsOnly, undefined);
  const webhookSecret = read('CONTACT_WEBHOOK_SECRET', secret(exampleSecret), undefined);
  const to = read('CONTACT_TO', mailbox, undefined);
  const from = read('CONTACT_FROM', mailbox, undefined);

  if (has('SMTP_URL') && has('CONTACT_WEBHOOK_URL')) {
    problems.push(
      'SMTP_URL and CONTACT_WEBHOOK_URL are both set, but a message goes one way.\n  For example: leave CONTACT_WEBHOOK_URL empty.',
    );
  }
  if (has('SMTP_URL')) missing('CONTACT_TO', 'SMTP_URL', 'hello@sehobi.example');
  if (has('CONTACT_TO') && !has('SMTP_URL') && !has('CONTACT_WEBHOOK_URL'))
    missing('SMTP_URL', 'CONTACT_TO', 'smtps://user:password@mail.sehobi.example:465');
  if (has('CONTACT_WEBHOOK_URL')) missing('CONTACT_WEBHOOK_SECRET', 'CONTACT_WEBHOOK_URL', exampleSecret);

  if (smtpUrl && to) return { kind: 'smtp', url: smtpUrl, to, from: from ?? to };
  if (webhookUrl && webhookSecret) return { kind: 'webhook', url: webhookUrl, secret: webhookSecret };
  return { kind: 'none' };
}
