import { testContent } from '../content/testContent.ts';

/** The English words of the site under test. Tests use them, and quote only words that the specification prescribes. */
export const content = testContent('en');
