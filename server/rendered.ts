import { contactPage, receiptPattern, topicOf } from '../contract/contactState.ts';

/**
 * Whether a page is made when it is asked for, though there is a file at its address: only the app knows whether it may
 * thank for a message, and what somebody comes to talk about is already written there.
 */
export const isRendered = (path: string, query: URLSearchParams): boolean =>
  path === contactPage && (receiptPattern.test(query.get('sent') ?? '') || topicOf(query.get('topic')) !== undefined);
