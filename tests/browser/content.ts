import { testContent } from '../content/testContent.ts';

/** The English words of the site under test: a test writes out only words that the specification prescribes. */
export const content = testContent('en');
