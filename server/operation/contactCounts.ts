import type { Outcome } from '../delivery/attempt.ts';
import { metric } from './responseCounts.ts';

const reasons = ['stored', 'replayed', 'invalid', 'keyReused', 'tooMany', 'notStored'];
const outcomes: Outcome[] = ['delivered', 'postponed', 'refused'];

export type ContactCounts = ReturnType<typeof createContactCounts>;

/** How the contact endpoint answered, and what came of deliveries, since the start. */
export function createContactCounts() {
  const answers = new Map(reasons.map((reason) => [reason, 0]));
  const attempts = new Map<string, number>(outcomes.map((outcome) => [outcome, 0]));
  const add = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);

  return {
    answered: (reason: string) => void add(answers, reason),
    attempted: (outcome: Outcome) => void add(attempts, outcome),
    text: () =>
      metric('site_contact_answers_total', 'counter', 'Answers of the contact form by reason.', 'reason', answers) +
      metric('site_delivery_attempts_total', 'counter', 'Attempts to deliver a message.', 'outcome', attempts),
  };
}
