import { z } from 'zod';
import { activityIds } from './activities.ts';
import { describe, line, paragraph, source, sourceDate } from './text.ts';

const activity = z.strictObject({
  court: z.enum(activityIds).meta(describe('Which court is drawn', 'badminton')),
  name: line(18, 'The activity’s name, short enough for a small room', 'Badminton'),
  size: line(24, 'The size of the activity’s court, as players know it', '13.40 × 6.10 m'),
});

const title = line(60, 'The headline', 'Find people who play what you play.');
const text = paragraph(220, 'What the app does, in two sentences', 'Meet people with the same hobby.');
const choice = (example: string) => line(20, 'One choice of who the visitor is, below the headline', example);

const hostOrCoach = z.strictObject({
  title,
  text,
  talk: line(28, 'The button that leads to the contact form', 'Talk to us'),
  note: line(90, 'Below the button: what the drawn hall shows', 'Tuesday, 19:00: six rooms booked, six free.'),
});

export const hero = z.strictObject({
  audienceLabel: line(40, 'What the choice below the headline is about, for screen readers', 'Who you are'),
  play: choice('I play'),
  title,
  text,
  claims: paragraph(140, 'The company’s figures, in one line', 'About 1K activities in Jabodetabek and Bandung.'),
  claimsSource: source,
  claimsDate: sourceDate,
  host: hostOrCoach.extend({
    choice: choice('I run a place'),
    app: line(28, 'The button that leads to the host app on the about page', 'See the host app'),
    note: line(
      60,
      'Below the buttons: what the drawn hall shows; keep {hour}, {booked}, {free}',
      'Tuesday, {hour}: {booked} booked, {free} free.',
    ),
    income: line(24, 'After the note: what the hall has earned by that hour; keep {sum}', '{sum} paid so far'),
    hour: line(40, 'What the slider sets, for screen readers', 'Hour of the evening'),
  }),
  coach: hostOrCoach.extend({ choice: choice('I coach') }),
  planHint: line(24, 'Beside the floor plan: a hint that its rooms can be pressed', 'Pick a room'),
  activities: z
    .array(activity)
    .length(activityIds.length)
    .meta(describe('One activity for each court', '- court: badminton')),
});
