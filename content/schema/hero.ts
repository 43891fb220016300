import { z } from 'zod';
import { dated, describe, line, paragraph, source } from './text.ts';

export const activityIds = [
  'badminton',
  'futsal',
  'basketball',
  'band',
  'softball',
  'swimming',
  'tennis',
  'bowling',
  'running',
  'volleyball',
  'table-tennis',
  'billiards',
] as const;
export type ActivityId = (typeof activityIds)[number];

const activity = z.strictObject({
  floor: z.enum(activityIds).meta(describe('Which floor is drawn', 'badminton')),
  name: line(18, 'The activity’s name, short enough for a small room', 'Badminton'),
  size: line(24, 'The size of its floor, as players know it', '13.40 × 6.10 m'),
});

const title = line(60, 'The first words a visitor reads', 'Find people who play what you play.');
const text = paragraph(220, 'What the app does, in two sentences', 'Meet people with the same hobby.');
const choice = (example: string) => line(20, 'How visitors say who they are, above the first words', example);
const button = line(28, 'A button’s words', 'Talk to us');

const audience = z.strictObject({
  title,
  text,
  talk: button,
  note: line(90, 'What the hall beside it shows', 'Tuesday, 19:00: six rooms booked, six free.'),
});

export const hero = z.strictObject({
  audienceLabel: line(40, 'What is chosen here, for screen readers', 'Who you are'),
  play: choice('I play'),
  title,
  text,
  claims: paragraph(140, 'The stated figures, in one line', 'About 1K activities in Jabodetabek and Bandung.'),
  claimsSource: source,
  claimsDate: dated,
  host: audience.extend({
    choice: choice('I run a place'),
    app: button,
    note: line(60, 'What it shows; keep {hour}, {booked}, {free}', 'Tuesday, {hour}: {booked} booked, {free} free.'),
    taken: line(24, 'What the hall has earned by then; keep {sum}', '{sum} taken so far'),
    hour: line(40, 'What the slider sets, for screen readers', 'Hour of the evening'),
  }),
  coach: audience.extend({ choice: choice('I coach') }),
  plan: line(24, 'Beside the floor plan: that its rooms can be pressed', 'Pick a room'),
  activities: z
    .array(activity)
    .length(activityIds.length)
    .meta(describe('One activity for each floor', '- floor: badminton')),
});
