import { z } from 'zod';
import { line, paragraph } from './text.ts';

const words = (max: number, example: string) => line(max, 'Words of the contact form', example);
const error = (description: string, example: string) => paragraph(120, description, example);

const required = error('What to do about an empty field', 'Enter your message');
const tooLong = error('Said above the limit; {limit} is the number', 'Your name must be {limit} characters or fewer');

const said = (description: string, example: string) => paragraph(240, description, example);

/** While a message is saved on this device or being sent. */
const waiting = z.strictObject({
  restored: said('Said when a draft was found in this tab', 'We kept what you had written here.'),
  offline: said('Said while there is no connection', 'You are offline. Leave this page open, and it sends itself.'),
  unreachable: said('Said while the server does not answer', 'We could not reach the server. Trying again by itself.'),
  notStored: said('Said while the server cannot store it', 'We cannot store it just now. Trying again by itself.'),
  changed: said('Said when a waiting message was changed', 'You changed it, so it waits until you submit it.'),
  again: line(40, 'The button that tries at once', 'Try again now'),
});

const failed = z.strictObject({
  title: line(60, 'The heading', 'Your message was not sent'),
  tooMany: said('More messages from one address than an hour allows', 'Too many messages. Try again in an hour.'),
  notStored: said('The server could not store it', 'We could not store your message. It is still here: try again.'),
  tooLarge: said('More than the server takes', 'That is more than we can take. Shorten it and send it again.'),
  unreadable: said('The request made no sense', 'What arrived could not be read. Send it from this form.'),
  otherSite: said('Sent from another site', 'This message came from another website. Send it from this form.'),
  keyReused: said(
    'The number of an earlier message came with other words',
    'This was sent before with other words. Send it again.',
  ),
  noServer: said('There is no server, or it stays silent', 'It cannot be sent from here. Your words are safe:'),
  byEmail: line(40, 'The link that opens a prefilled email', 'Send it as an email'),
  byWhatsApp: line(40, 'The link that opens WhatsApp', 'Send it by WhatsApp'),
  subject: line(80, 'That email’s subject; {sender} is the visitor', 'Message from {sender}'),
});

const mail = z.strictObject({
  subject: line(80, 'Its subject', 'Message from {sender}'),
  from: line(80, 'Its first line', '{sender} ({email}) wrote on {date}:'),
  answer: line(160, 'How to answer', 'Answer this mail and your answer goes to {email}.'),
  receipt: line(80, 'Its number', 'Receipt {receipt}'),
  suspected: line(80, 'Put before the subject when it looks sent by a program', 'Perhaps spam:'),
});

export const form = z.strictObject({
  name: words(40, 'Your Name'),
  email: words(40, 'Email'),
  message: words(40, 'Message'),
  submit: words(20, 'Submit'),
  topics: z.strictObject({
    host: words(60, 'I run a place.'),
    coach: words(60, 'I coach.'),
  }),
  privacy: paragraph(
    300,
    'What the data is used for and how long it is kept (CONTACT_KEEP_DAYS)',
    'We use it only to answer you, and delete it after 365 days.',
  ),
  honeypot: words(60, 'Leave this field empty'),
  errors: z.strictObject({
    title: line(60, 'Said beside the button when something has to be corrected', 'There is a problem'),
    pageTitle: words(30, 'Error: {title}'),
    name: z.strictObject({ required, tooLong }),
    email: z.strictObject({
      required,
      tooLong,
      format: error('Said of something that is no email address', 'Write it like name@example.com'),
    }),
    message: z.strictObject({ required, tooLong }),
  }),
  sending: words(30, 'Sending'),
  confirmation: z.strictObject({
    title: words(60, 'Thank you'),
    text: paragraph(200, 'Said once it is stored; {receipt} is its number', 'Your receipt is {receipt}.'),
    another: words(40, 'Write another message'),
  }),
  waiting,
  failed,
  mail,
});
