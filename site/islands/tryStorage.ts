/** Browsers that block storage throw. The site works without storage, so this is not an error. */
export function tryStorage<Result>(task: () => Result): Result | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}
