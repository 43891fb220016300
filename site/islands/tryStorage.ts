/** Returns undefined where the browser blocks storage and throws. The site works without storage, so this is no error. */
export function tryStorage<Result>(task: () => Result): Result | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}
