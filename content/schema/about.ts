import { z } from 'zod';
import { email, heading, line, paragraph, pictureName, sampleFlag, source, sourceDate } from './text.ts';

const product = z.strictObject({
  tab: line(20, 'The tab’s label', 'User app'),
  name: line(30, 'The product’s name', '{name} Host'),
  description: paragraph(320, 'What the product is and does', 'For everyone who plays.'),
  features: z.array(line(60, 'One thing the product does', 'Online booking')).min(1),
  image: pictureName('product', 'The picture beside the product’s description', 'screen-dashboard'),
  alt: paragraph(300, 'What the picture shows', 'The booking calendar of a venue.'),
});

const member = z.strictObject({
  name: line(60, 'First and last name', 'Ayu Lestari'),
  role: line(40, 'What this person does in the company', 'CEO'),
  email: email('This person’s email address', 'ayu@sehobi.example'),
  photo: pictureName('portrait', 'This person’s portrait: content/images/NAME.jpg replaces the drawing', 'team-ceo'),
  alt: paragraph(200, 'What the portrait shows', 'Ayu Lestari, in a court-green jersey.'),
  sample: sampleFlag,
});

const contactLabel = (example: string) => line(40, 'Before a contact detail, for screen readers', example);

export const about = z.strictObject({
  banner: z.strictObject({
    title: line(60, 'The headline', 'The court is booked. You are expected.'),
    text: paragraph(220, 'Who we are, in two sentences', '{name} means “of one hobby”.'),
    you: line(12, 'The label of the free place on the court', 'You'),
    taken: line(30, 'The headline’s last sentence once the visitor has taken the place', 'You are on court.'),
  }),
  statistics: z.strictObject({
    label: line(60, 'What the strip of figures is, for screen readers', '{name} in figures'),
    items: z
      .array(
        z.strictObject({
          figure: line(6, 'The figure, such as 1K or +100', '1K'),
          label: line(50, 'What the figure counts', 'members'),
          source,
          date: sourceDate,
        }),
      )
      .length(3),
  }),
  products: z.strictObject({
    title: heading('Our Products'),
    tabsLabel: line(40, 'What the tabs choose, for screen readers', 'Products'),
    user: product,
    host: product,
  }),
  vision: z.strictObject({
    title: heading('Vision'),
    text: paragraph(200, 'The vision in one sentence', 'A city where nobody skips their hobby.'),
  }),
  mission: z.strictObject({
    title: heading('Mission'),
    items: z
      .array(
        z.strictObject({
          title: line(50, 'What we want', 'Affordable group booking'),
          text: paragraph(160, 'What this aim means in practice', 'Eight people pay for one court.'),
        }),
      )
      .min(1),
  }),
  team: z.strictObject({ title: heading('Team'), members: z.array(member).min(1) }),
  contact: z.strictObject({
    title: heading('Say hello'),
    text: paragraph(200, 'Who should write to us, and about what', 'Running a place or a class?'),
    addressLabel: contactLabel('Address'),
    phoneLabel: contactLabel('Phone'),
    emailLabel: contactLabel('Email'),
  }),
});
