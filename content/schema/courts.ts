import { z } from 'zod';
import { type ActivityId, activityIds } from './activities.ts';
import { line, sampleFlag } from './text.ts';

export const onePerCourt = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject(Object.fromEntries(activityIds.map((id) => [id, schema])) as Record<ActivityId, Schema>);

const courtWords = z.strictObject({
  title: line(52, 'The headline of the court’s page: two short sentences', 'Badminton needs four. You are one.'),
  taken: line(52, 'The headline once the visitor has taken the free place: two short sentences', 'Four. Your serve.'),
  game: line(36, 'Which game needs one more player, and when; for the message to a friend', 'badminton, Tuesday at 7'),
  lesson: line(28, 'Beside the room’s name, for visitors who coach', 'drum lessons, 17:00').optional(),
});

export const courts = z.strictObject({
  you: line(8, 'The label of the free place on each court', 'You'),
  close: line(30, 'The button that leads back to the hall', 'Back to the hall'),
  ask: line(32, 'The link that asks a friend by WhatsApp', 'One short? Ask a friend'),
  message: line(60, 'Message to the friend, before the court’s address; keep {game}', 'One short for {game}. Coming?'),
  scan: line(26, 'Below the QR code, on computers', 'Scan with your phone'),
  taken: z.strictObject({
    label: line(
      20,
      'The checkbox on the free place, for screen readers; must contain the free place’s label',
      'You are in',
    ),
    keep: line(20, 'On the store badge, above the store’s name', 'Keep my place'),
    tell: line(32, 'The link that tells friends by WhatsApp', 'Tell the others'),
    message: line(60, 'The message to the friends; keep {game}', 'I’m in for {game}. You?'),
    scan: line(30, 'Below the QR code, on computers', 'Scan to keep your place'),
  }),
  sample: sampleFlag,
  bookedTo: line(20, 'Beside the name of a booked room, for visitors who run a hall; keep {hour}', 'booked to {hour}'),
  freeAt: line(20, 'Beside the name of a free room, for visitors who run a hall; keep {hour}', 'free at {hour}'),
  rooms: onePerCourt(courtWords),
});
