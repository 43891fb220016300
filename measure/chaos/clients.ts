import { receiptOf, send } from '../../tests/server/parts/send.ts';

type Plan = { submissions: number; clients: number; urls: readonly string[] };

/** Each visitor sends one message after another, each under its own key, again and again until it is acknowledged. */
export function submitAll({ submissions, clients, urls }: Plan) {
  const receipts = new Map<string, string>();
  let next = 0;

  async function visitor(): Promise<void> {
    for (let number = next++; number < submissions; number = next++) {
      const message = {
        name: `Visitor ${number}`,
        email: `visitor${number}@example.com`,
        message: `Submission ${number} 🏸`,
      };
      for (let tries = 0; !receipts.has(message.message); tries++) {
        // Another server each time, as a balancer would choose.
        const url = urls[(number + tries) % urls.length] ?? '';
        const receipt = await send(url, message, { 'Idempotency-Key': `chaos-${number}` })
          .then(
            (answer) => (answer.status === 201 ? receiptOf(answer) : undefined),
            () => undefined,
          )
          .catch(() => undefined);
        if (receipt) receipts.set(message.message, receipt);
        else await new Promise((resolve) => setTimeout(resolve, 30 + Math.random() * 100));
      }
    }
  }

  const all = Promise.all(Array.from({ length: clients }, visitor));
  return {
    acknowledged: () => receipts.size,
    done: () => receipts.size === submissions,
    receipts: all.then(() => receipts),
  };
}
