/** An error that the operator or owner can repair. Its message gives cause and fix, and is shown without a stack trace. */
export class UserError extends Error {
  override name = 'UserError';
}
