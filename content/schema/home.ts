import { z } from 'zod';
import { hero } from './hero.ts';
import { consent, dated, line, paragraph, pictureName, sample, source } from './text.ts';

const heading = (example: string) => line(40, { description: 'A heading', example });

const feature = z.strictObject({
  title: heading('Your week at a glance'),
  description: paragraph(260, {
    description: 'What the feature does for a visitor',
    example: 'Every event you joined on one screen.',
  }),
  image: pictureName({
    description: 'The picture beside it: content/images/NAME.png replaces the drawing',
    example: 'screen-dashboard',
  }),
  alt: paragraph(300, {
    description: 'What the picture shows, for those who cannot see it',
    example: 'The dashboard with Tuesday’s game.',
  }),
});

const step = z.strictObject({
  title: line(14, { description: 'One word for the step', example: 'Explore' }),
  text: paragraph(160, { description: 'What happens in this step', example: 'See what is on near you this week.' }),
});

const testimonial = z.strictObject({
  name: line(60, { description: 'Who says it', example: 'Dewi A.' }),
  activity: line(30, { description: 'What they play', example: 'Badminton' }),
  review: paragraph(280, { description: 'Their words', example: 'I came alone and left with a team.' }),
  photo: pictureName({
    description: 'Their face: content/images/NAME.jpg replaces the drawing',
    example: 'face-badminton',
  }),
  source,
  date: dated,
  consent,
  sample,
});

const endOfGame = (clock: string, title: string, text: string) => ({
  clock: line(5, { description: 'The time on the clock', example: clock }),
  title: line(30, { description: 'The heading', example: title }),
  text: line(90, { description: 'A sentence beside the heading', example: text }),
});

const split = z.strictObject({
  title: heading('Split the court'),
  text: paragraph(200, {
    description: 'What the slider is for; {court} and {total} are filled in from evening.yaml',
    example: '{court} costs {total} for two hours.',
  }),
  each: line(14, { description: 'Stands after the price', example: 'each' }),
  players: line(20, { description: 'Keep {players}', example: '{players} players' }),
  label: line(40, { description: 'What the slider sets, for screen readers', example: 'How many play' }),
  bench: line(44, { description: 'Keep {court} and {bench}', example: '{court} on court, {bench} on the bench' }),
  singles: line(12, { description: 'Two play', example: 'Singles' }),
  doubles: line(12, { description: 'Four play', example: 'Doubles' }),
});

/** The home page: home.yaml. */
export const home = z.strictObject({
  hero,
  howItWorks: z.strictObject({ title: heading('How it Works'), steps: z.tuple([step, step, step]) }),
  features: z.strictObject({
    title: heading('Explore All Features'),
    text: paragraph(200, {
      description: 'A sentence below the heading',
      example: 'One Tuesday evening, told in four screens.',
    }),
    dashboard: feature,
    events: feature,
    join: feature,
    membership: feature.extend({
      perks: z
        .array(
          z.strictObject({
            title: line(30, { description: 'The perk', example: 'Birthday treat' }),
            text: paragraph(120, { description: 'What it gives', example: 'A treat in your birthday month.' }),
          }),
        )
        .length(4)
        .meta({ description: 'Exactly four perks', examples: ['- title: Reschedule'] }),
    }),
  }),
  split,
  testimonials: z.strictObject({ title: heading('What They Say'), items: z.array(testimonial).min(1) }),
  finale: z.strictObject({
    ...endOfGame('19:00', 'One place left.', 'Seven are here, the net is up, and the serve is yours.'),
    you: line(8, { description: 'The label of the free place on the court', example: 'You' }),
    after: z.strictObject(endOfGame('21:00', 'See you on Tuesday.', 'Same court, same hour. Bring somebody.')),
  }),
});
