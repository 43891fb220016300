import { onTestFinished } from 'vitest';

/** Ends what a test has started, the last first. */
export const afterTest = (end: () => unknown) =>
  onTestFinished(async () => {
    await end();
  });
