import { ownContent } from '../content/own.ts';

/** What the site says, so that a test repeats only the words that the specification itself fixes. */
export const content = ownContent('en');
