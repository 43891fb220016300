/** Returns undefined if the task throws, as storage does when the browser blocks it. The site works without storage. */
export function tryStorage<Result>(task: () => Result): Result | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}
