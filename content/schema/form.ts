import { z } from 'zod';
import { line, paragraph } from './text.ts';

const label = (max: number, example: string) => line(max, 'A label or button of the contact form', example);
const topic = (example: string) =>
  line(60, 'First line of a message begun from home’s link for hosts or coaches', example);
const error = (description: string, example: string) => paragraph(120, description, example);

const required = error('Shown when the field is empty', 'Enter your message');
const tooLong = error('Shown when the text is too long; keep {limit}', 'Your name must be {limit} characters or fewer');

const text = (description: string, example: string) => paragraph(240, description, example);

const waiting = z.strictObject({
  offline: text('Shown while there is no connection', 'You are offline. Leave this page open, and it sends itself.'),
  unreachable: text('Shown while the server does not answer', 'We could not reach the server. Trying again by itself.'),
  notStored: text('Shown while storing fails', 'We cannot store it just now. Trying again by itself.'),
  changed: text('Shown when a waiting message was changed', 'You changed it, so it waits until you submit it.'),
  again: line(40, 'The button that sends again at once', 'Try again now'),
});

const failed = z.strictObject({
  title: line(60, 'The heading when sending has failed', 'Your message was not sent'),
  tooMany: text(
    'Shown after too many messages from one connection in an hour',
    'Too many messages. Try again in an hour.',
  ),
  notStored: text(
    'Shown when the message was not stored',
    'We could not store your message. It is still here: try again.',
  ),
  tooLarge: text('Shown when the message is too large', 'That is more than we can take. Shorten it and send it again.'),
  unreadable: text(
    'Shown when the server could not read the request',
    'What arrived could not be read. Send it from this form.',
  ),
  otherSite: text(
    'Shown when the form of another website sent it',
    'This message came from another website. Send it from this form.',
  ),
  noServer: text(
    'Shown when there is no server, or it does not answer',
    'It cannot be sent from here. Your words are safe:',
  ),
  byEmail: line(40, 'The link that opens a prefilled email', 'Send it as an email'),
  byWhatsApp: line(40, 'The link that opens WhatsApp', 'Send it by WhatsApp'),
  subject: line(80, 'The subject of the prefilled email; keep {sender}, the visitor’s name', 'Message from {sender}'),
});

const mail = z.strictObject({
  subject: line(80, 'The subject of the email you get; keep {sender}, the visitor’s name', 'Message from {sender}'),
  from: line(80, 'The first line of that email: who wrote, and when', '{sender} ({email}) wrote on {date}:'),
  answer: line(160, 'In that email: how to answer the visitor', 'Answer this mail and your answer goes to {email}.'),
  receipt: line(80, 'In that email: the message’s number; keep {receipt}', 'Receipt {receipt}'),
  suspected: line(80, 'Before the subject of a message that may be spam', 'Perhaps spam:'),
});

export const form = z.strictObject({
  name: label(40, 'Your Name'),
  email: label(40, 'Email'),
  message: label(40, 'Message'),
  submit: label(20, 'Submit'),
  topics: z.strictObject({ host: topic('I run a place.'), coach: topic('I coach.') }),
  privacy: paragraph(
    300,
    'What the data is used for and how long it is kept (CONTACT_KEEP_DAYS)',
    'We use it only to answer you, and delete it after 365 days.',
  ),
  honeypot: line(60, 'The label of a hidden field that only spam programs fill in', 'Leave this field empty'),
  errors: z.strictObject({
    title: text('Beside the button when fields are wrong', 'Please check the marked fields.'),
    pageTitle: line(30, 'The browser tab’s title when fields are wrong', 'Error: {title}'),
    name: z.strictObject({ required, tooLong }),
    email: z.strictObject({
      required,
      tooLong,
      format: error('Shown when the text is no email address', 'Like name@example.com'),
    }),
    message: z.strictObject({ required, tooLong }),
  }),
  sending: label(30, 'Sending'),
  confirmation: z.strictObject({
    title: line(60, 'The heading once the message is stored', 'Thank you'),
    text: paragraph(200, 'Shown once the message is stored; keep {receipt}, its number', 'Your receipt is {receipt}.'),
    another: label(40, 'Write another message'),
  }),
  restored: text('Shown when a draft was found in this tab', 'We kept what you had written here.'),
  waiting,
  failed,
  mail,
});
