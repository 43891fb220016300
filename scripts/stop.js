/** Ends a script with what went wrong and how to mend it, in place of a stack trace. */
export function stop(cause, fix) {
  console.error(`\n${cause}\n${fix}\n`);
  process.exit(1);
}
