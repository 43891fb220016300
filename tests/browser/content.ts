import { testContent } from '../content/testContent.ts';

/** The English words of the site under test, so that most tests need not repeat them. */
export const content = testContent('en');
