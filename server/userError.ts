/** The operator or owner can repair the cause, so the message is shown without a stack trace. */
export class UserError extends Error {
  override name = 'UserError';
}
