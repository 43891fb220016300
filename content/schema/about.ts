import { z } from 'zod';
import { dated, email, line, paragraph, pictureName, sample, source } from './text.ts';

const heading = (example: string) => line(40, { description: 'A heading', example });

const product = z.strictObject({
  tab: line(20, { description: 'The tab’s label', example: 'User app' }),
  name: line(30, { description: 'The product’s name', example: '{name} Host' }),
  description: paragraph(320, { description: 'What the product is and does', example: 'For everyone who plays.' }),
  features: z.array(line(60, { description: 'One thing the product does', example: 'Online booking' })).min(1),
  image: pictureName({ description: 'The picture beside it', example: 'screen-dashboard' }),
  alt: paragraph(300, { description: 'What the picture shows', example: 'The booking calendar of a venue.' }),
});

const member = z.strictObject({
  name: line(60, { description: 'First and last name', example: 'Ayu Lestari' }),
  role: z.enum(['CEO', 'CTO', 'CMO']).meta({ description: 'CEO, CTO or CMO', examples: ['CEO'] }),
  email: email({ description: 'Their own address', example: 'ayu@sehobi.example' }),
  photo: pictureName({
    description: 'Their portrait: content/images/NAME.jpg replaces the drawing',
    example: 'team-ceo',
  }),
  alt: paragraph(200, { description: 'What the portrait shows', example: 'Ayu Lestari, in a court-green jersey.' }),
  sample,
});

/** The about page: about.yaml. */
export const about = z.strictObject({
  banner: z.strictObject({
    title: line(60, { description: 'The headline', example: 'The court is booked. You are expected.' }),
    text: paragraph(220, { description: 'Who we are, in two sentences', example: '{name} means “of one hobby”.' }),
    you: line(12, { description: 'The label of the free spot on the court', example: 'You' }),
  }),
  statistics: z.strictObject({
    label: line(60, { description: 'What the band is, for screen readers', example: '{name} in figures' }),
    items: z
      .array(
        z.strictObject({
          figure: line(6, { description: 'The figure, exactly as claimed', example: '1K' }),
          label: line(50, { description: 'What it counts', example: 'members' }),
          source,
          date: dated,
        }),
      )
      .length(3),
  }),
  products: z.strictObject({
    title: heading('Our Products'),
    tabsLabel: heading('Products'),
    user: product,
    host: product,
  }),
  vision: z.strictObject({
    title: heading('Vision'),
    text: paragraph(200, {
      description: 'The vision in one sentence',
      example: 'A city where nobody skips their hobby.',
    }),
  }),
  mission: z.strictObject({
    title: heading('Mission'),
    items: z
      .array(
        z.strictObject({
          title: line(50, { description: 'What we want', example: 'Affordable group booking' }),
          text: paragraph(160, {
            description: 'What it means on a Tuesday',
            example: 'Eight people pay for one court.',
          }),
        }),
      )
      .min(1),
  }),
  team: z.strictObject({ title: heading('Team'), members: z.array(member).min(1) }),
  contact: z.strictObject({
    title: heading('Say hello'),
    text: paragraph(200, { description: 'Who should write, and what about', example: 'Running a place or a class?' }),
    addressLabel: heading('Address'),
    phoneLabel: heading('Phone'),
    emailLabel: heading('Email'),
  }),
});
