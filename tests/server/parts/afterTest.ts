import { onTestFinished } from 'vitest';

/** What a test has started ends with it, the last first. */
export const afterTest = (end: () => unknown) =>
  onTestFinished(async () => {
    await end();
  });
