/** Some browsers refuse storage by throwing; then nothing is kept, which is no error. */
export function ifAllowed<Result>(task: () => Result): Result | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}
