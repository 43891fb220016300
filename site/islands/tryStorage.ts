/** Returns undefined if the browser blocks storage, which then throws. The site works without storage. */
export function tryStorage<Result>(task: () => Result): Result | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}
