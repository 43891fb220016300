/** A command that cannot be followed. */
export class Mistake extends Error {}
