import { z } from 'zod';
import { line, paragraph } from './text.ts';

const words = (max: number, example: string) => line(max, { description: 'Words of the contact form', example });

/** The contact form's words: form.yaml. */
export const form = z.strictObject({
  name: words(40, 'Your Name'),
  email: words(40, 'Email'),
  message: words(40, 'Message'),
  submit: words(20, 'Submit'),
  privacy: paragraph(300, {
    description: 'What the data is used for and how long it is kept',
    example: 'We use it to answer you.',
  }),
});
