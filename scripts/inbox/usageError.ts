/** A command that cannot be carried out as it was given; its message is shown without a stack. */
export class UsageError extends Error {}
