import { ownContent } from '../content/own.ts';

/** The words of the site, so that a test repeats only those that the specification itself fixes. */
export const content = ownContent('en');
