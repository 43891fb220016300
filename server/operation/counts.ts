import type { Outcome } from '../delivery/attempt.ts';

const add = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
export type ResponseCounts = ReturnType<typeof createResponseCounts>;

export function createResponseCounts() {
  const classes = new Map(['2xx', '3xx', '4xx', '5xx'].map((status) => [status, 0]));

  return {
    /** Failing health checks are not errors of visitors. */
    count(status: number, target: string): void {
      if (!/^\/api\/health\b/.test(target)) add(classes, `${Math.floor(status / 100)}xx`);
    },
    text: () =>
      metric('site_http_responses_total', 'counter', 'Responses but health checks, by class.', 'status', classes),
  };
}

export function metric(
  name: string,
  type: string,
  help: string,
  label: string,
  values: ReadonlyMap<string, number>,
): string {
  const lines = [...values].map(([key, value]) => `${name}${label && `{${label}="${key}"}`} ${value}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}

const reasons = ['stored', 'replayed', 'invalid', 'keyReused', 'tooMany', 'notStored'];
const outcomes: Outcome[] = ['delivered', 'postponed', 'refused'];

export type ContactCounts = ReturnType<typeof createContactCounts>;

export function createContactCounts() {
  const answers = new Map(reasons.map((reason) => [reason, 0]));
  const attempts = new Map<string, number>(outcomes.map((outcome) => [outcome, 0]));

  return {
    answered: (reason: string) => void add(answers, reason),
    attempted: (outcome: Outcome) => void add(attempts, outcome),
    text: () =>
      metric('site_contact_answers_total', 'counter', 'Answers of the contact form by reason.', 'reason', answers) +
      metric('site_delivery_attempts_total', 'counter', 'Attempts to deliver a message.', 'outcome', attempts),
  };
}
