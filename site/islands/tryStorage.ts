/** Storage throws when the browser blocks it. */
export function tryStorage<Result>(task: () => Result): Result | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}
