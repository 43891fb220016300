import type { Outcome } from '../delivery/attempt.ts';

/** Upper bounds of the histogram in seconds. */
const buckets = [0.005, 0.025, 0.1, 0.5, 1, 5];

export type ResponseCounts = ReturnType<typeof createResponseCounts>;

const add = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
const classes = () => new Map(['2xx', '3xx', '4xx', '5xx'].map((status) => [status, 0]));

/** Responses since the start by class of status, and their times, as Prometheus reads them; health checks apart. */
export function createResponseCounts() {
  const byStatus = classes();
  const health = classes();
  const atMost = new Map(buckets.map((seconds) => [String(seconds), 0]));
  let [answered, sum] = [0, 0];

  return {
    count(status: number, seconds: number, target: string): void {
      const statusClass = `${Math.floor(status / 100)}xx`;
      if (/^\/api\/health\b/.test(target)) return void add(health, statusClass);
      answered++;
      sum += seconds;
      for (const limit of buckets) if (seconds <= limit) add(atMost, String(limit));
      add(byStatus, statusClass);
    },

    text(): string {
      const name = 'site_http_response_seconds';
      const lines = [...atMost, ['+Inf', answered] as const].map(
        ([le, count]) => `${name}_bucket{le="${le}"} ${count}\n`,
      );
      const sums = `${name}_sum ${sum.toFixed(6)}\n${name}_count ${answered}\n`;
      return [
        metric('site_http_responses_total', 'counter', 'Responses by class of status.', 'status', byStatus),
        metric('site_health_checks_total', 'counter', 'Health checks by class of status.', 'status', health),
        `# HELP ${name} Time from a request to the end of its answer.\n# TYPE ${name} histogram\n${lines.join('')}${sums}`,
      ].join('');
    },
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

/** How the contact endpoint answered, and what came of deliveries, since the start. */
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
