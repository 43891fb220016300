import { testContent } from '../content/testContent.ts';

/** The words of the site, so that a test repeats only those that the specification itself fixes. */
export const content = testContent('en');
