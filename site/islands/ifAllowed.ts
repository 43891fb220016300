/** Browsers that block storage throw. The site works without it, so that is no error. */
export function ifAllowed<Result>(task: () => Result): Result | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}
