import type { ContactErrors, ContactMessage } from './contact.ts';

export const contactPage = '/about';
export const contactAnchor = 'contact';
/** The id of the confirmation, the failure notice or the first invalid field. */
export const resultAnchor = 'contact-result';
export const contactAction = '/api/contact';

/** After a link to /about?topic=host the message begins with this topic's words in form.yaml. */
export const topics = ['host', 'coach'] as const;
export type Topic = (typeof topics)[number];
export const topicOf = (name: string | null | undefined): Topic | undefined => topics.find((topic) => topic === name);

export const receiptPattern = /^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/;
export const honeypotField = 'website';
/** Milliseconds from opening the page to sending the form. */
export const elapsedField = 'elapsed';

/** `otherSite`: another website sent the form. */
export type Failure = 'tooMany' | 'notStored' | 'tooLarge' | 'unreadable' | 'otherSite';

export type ContactState = {
  values?: ContactMessage;
  errors?: ContactErrors;
  failed?: Failure;
  receipt?: string;
};
