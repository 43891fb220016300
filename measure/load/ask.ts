import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { createHistogram } from 'node:perf_hooks';

export type Question = { path: string; method?: string; headers?: Record<string, string>; body?: string };
type Outcome = { status: number; headers: IncomingHttpHeaders; milliseconds: number };

/** One request, read to its end. `agent: false` opens a new connection, as a new visitor does. */
export function ask(url: string, { path, body, ...options }: Question, agent: Agent | false): Promise<Outcome> {
  const { hostname, port } = new URL(url);
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, agent, timeout: 10_000, ...options }, (response) => {
      response.on('error', reject).on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          milliseconds: performance.now() - start,
        });
      });
      response.resume();
    });
    sent
      .on('error', reject)
      .on('timeout', () => sent.destroy(new Error('no answer within 10 s')))
      .end(body);
  });
}

/** Counts answers and their times without keeping each. */
export function tally() {
  const times = createHistogram();
  const errors = new Map<string, number>();
  const fail = (reason: string) => errors.set(reason, (errors.get(reason) ?? 0) + 1);
  return {
    errors,
    /** Asks, and counts the time of the answer and whatever else than the expected one comes. */
    async ask(url: string, question: Question, agent: Agent | false, expected = 200): Promise<void> {
      const { method = 'GET', path } = question;
      try {
        const { status, milliseconds } = await ask(url, question, agent);
        times.record(Math.max(1, Math.round(milliseconds * 1000)));
        if (status !== expected) fail(`${method} ${path} gave ${status}, not ${expected}`);
      } catch (error) {
        fail(`${method} ${path}: ${error instanceof Error ? error.message : error}`);
      }
    },
    get requests() {
      return Number(times.count);
    },
    get failures() {
      return [...errors.values()].reduce((sum, count) => sum + count, 0);
    },
    get slowest() {
      return times.count === 0 ? 0 : times.max / 1000;
    },
    percentile: (percent: number) => `${(times.percentile(percent) / 1000).toFixed(1)} ms`,
  };
}

/** So many visitors ask one question after another until `end`, each beginning with another one. */
export async function visits(
  answers: ReturnType<typeof tally>,
  url: string,
  mix: readonly (Question & { expected: number })[],
  visitors: number,
  end: number,
): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const visit = async (number: number) => {
    for (let step = number; performance.now() < end; step++) {
      const { expected, ...question } = mix[step % mix.length] ?? { path: '/', expected: 200 };
      // Every tenth comes over a connection of its own.
      await answers.ask(url, question, step % 10 === 0 ? false : agent, expected);
    }
  };
  await Promise.all(Array.from({ length: visitors }, (_, number) => visit(number)));
  agent.destroy();
}
