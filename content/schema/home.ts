import { z } from 'zod';
import { hero } from './hero.ts';
import { consent, describe, heading, line, paragraph, pictureName, sampleFlag, source, sourceDate } from './text.ts';

const feature = z.strictObject({
  title: heading('Your week at a glance'),
  description: paragraph(260, 'What the feature does for a visitor', 'Every event you joined on one screen.'),
  image: pictureName(
    'feature',
    'The picture beside the feature: content/images/NAME.png replaces the drawing',
    'screen-dashboard',
  ),
  alt: paragraph(300, 'What the picture shows, for those who cannot see it', 'The dashboard with Tuesday’s game.'),
});

const step = z.strictObject({
  title: line(14, 'One word for the step', 'Explore'),
  text: paragraph(160, 'What happens in this step', 'See what is on near you this week.'),
});

const testimonial = z.strictObject({
  name: line(60, 'The name of the person who is quoted', 'Dewi A.'),
  activity: line(30, 'What this person plays', 'Badminton'),
  review: paragraph(280, 'What this person says', 'I came alone and left with a team.'),
  photo: pictureName('face', 'This person’s face: content/images/NAME.jpg replaces the drawing', 'face-badminton'),
  source,
  date: sourceDate,
  consent,
  sample: sampleFlag,
});

const finaleFields = (clockExample: string, titleExample: string, textExample: string) => ({
  clock: line(5, 'The time on the clock drawn in the last section', clockExample),
  title: line(30, 'The heading', titleExample),
  text: line(90, 'A sentence beside the heading', textExample),
});

const splitPrice = z.strictObject({
  title: heading('Split the court'),
  text: paragraph(200, 'What the slider is for; keep {court} and {total}', '{court} costs {total} for two hours.'),
  each: line(14, 'After the price of one player', 'each'),
  players: line(20, 'How many players share the price; keep {players}', '{players} players'),
  label: line(40, 'What the slider sets, for screen readers', 'How many play'),
});

export const home = z.strictObject({
  hero,
  howItWorks: z.strictObject({ title: heading('How it Works'), steps: z.tuple([step, step, step]) }),
  features: z.strictObject({
    title: heading('Explore All Features'),
    text: paragraph(200, 'A sentence below the heading', 'One Tuesday evening, in five stops.'),
    dashboard: feature,
    events: feature,
    join: feature,
    membership: feature.extend({
      perks: z
        .array(
          z.strictObject({
            title: line(30, 'The perk', 'Birthday treat'),
            text: paragraph(120, 'What the perk gives', 'A treat in your birthday month.'),
          }),
        )
        .length(4)
        .meta(describe('Exactly four perks', '- title: Reschedule')),
    }),
  }),
  splitPrice,
  testimonials: z.strictObject({ title: heading('What They Say'), items: z.array(testimonial).min(1) }),
  finale: z.strictObject({
    ...finaleFields('19:00', 'One place left.', 'Seven are here, the net is up, and the serve is yours.'),
    you: line(8, 'The label of the free place on the court', 'You'),
    taken: z.strictObject({
      title: line(30, 'The heading once the visitor has taken the place', 'Eight. Your serve.'),
      text: line(90, 'A sentence beside the heading', 'It is yours as long as you stand there.'),
    }),
    lightsOff: z.strictObject(finaleFields('21:00', 'See you on Tuesday.', 'Same court, same hour. Bring somebody.')),
  }),
});
