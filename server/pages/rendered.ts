import { contactPage, receiptPattern, topicOf } from '../../contract/contactState.ts';

/**
 * Whether a page is rendered on request, though a file lies at its address: only the app knows whether a receipt is
 * real, and it puts the first words of a chosen topic into the form.
 */
export const isRendered = (path: string, query: URLSearchParams): boolean =>
  path === contactPage && (receiptPattern.test(query.get('sent') ?? '') || topicOf(query.get('topic')) !== undefined);
