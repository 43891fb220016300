import { setTimeout as wait } from 'node:timers/promises';
import { ask } from './ask.ts';
import { makeMix } from './mix.ts';
import type { Target } from './server.ts';

/** The server gives back after 30 s of rest, which it finds out within two more; a busy machine gets longer. */
const restSeconds = 45;
/** What glibc keeps in holes between what lives: once, not again with every attack. */
const margin = 40;

/** Of a server that has run for a while: it has answered every kind of question and then rested. */
export async function megabytesBefore(target: Target): Promise<number | undefined> {
  if (target.megabytes() === undefined) return undefined;
  for (const { expected: _, ...question } of await makeMix(target.url, true)) await ask(target.url, question, false);
  await wait(restSeconds * 1000);
  return target.megabytes();
}

export async function memoryReturns(target: Target, before: number | undefined): Promise<boolean> {
  if (before === undefined) return true;
  await wait(restSeconds * 1000);
  console.log(`${restSeconds} s later: memory ${target.memory()}`);
  const after = target.megabytes() ?? 0;
  if (after <= before + margin) return true;
  console.log(`FAILED memory has not returned: it began at ${before} MB, and ${margin} more are allowed`);
  return false;
}
