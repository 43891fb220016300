/** Its message gives cause and fix, and is shown without a stack. */
export class ExplainedError extends Error {
  override name = 'ExplainedError';
}
