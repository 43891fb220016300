import { z } from 'zod';
import { failed, mail, waiting } from './formAnswers.ts';
import { line, paragraph } from './text.ts';

const words = (max: number, example: string) => line(max, 'Words of the contact form', example);
const error = (description: string, example: string) => paragraph(120, description, example);

const required = error('What to do about an empty field', 'Enter your message');
const tooLong = error('Said above the limit; {limit} is the number', 'Your name must be {limit} characters or fewer');

/** The contact form's words: form.yaml. */
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
  trap: words(60, 'Leave this field empty'),
  remaining: words(60, 'Characters left: {count}'),
  over: words(60, 'Characters too many: {count}'),
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
  sent: z.strictObject({
    title: words(60, 'Thank you'),
    text: paragraph(200, 'Said once it is stored; {receipt} is its number', 'Your receipt is {receipt}.'),
    another: words(40, 'Write another message'),
  }),
  waiting,
  failed,
  mail,
});
