import type { ContactErrors, ContactMessage } from './contact.ts';

/** What server, build and browser share of the contact page: addresses, names of hidden fields and the form's state. */

export const contactPage = '/about';
export const contactAnchor = 'contact';
/** The id of the confirmation, failure notice or first invalid field. The form's action ends with #contact-result, to scroll there. */
export const resultAnchor = 'contact-result';
export const contactAction = '/api/contact';

/** After a link such as /about?topic=host the message begins with this topic's words in form.yaml ("I run a place"). */
export const topics = ['host', 'coach'] as const;
type Topic = (typeof topics)[number];
export const topicOf = (name: string | null | undefined): Topic | undefined => topics.find((topic) => topic === name);

/** A stored message's number, such as 7K2M-QX4D, without 0, 1, I, L, O and U, which are easily confused when read aloud. */
export const receiptPattern = /^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/;
/** The name of a hidden field that people leave empty and spam programs fill in. */
export const honeypotField = 'website';
/** The field in which the browser's script sends the milliseconds from opening the page to sending the form. */
export const elapsedField = 'elapsed';

/** `otherSite`: another website sent the form. `keyReused`: the idempotency key belongs to a different message. */
export type Failure = 'tooMany' | 'notStored' | 'tooLarge' | 'unreadable' | 'otherSite' | 'keyReused';

/** What the server renders in the contact section: an empty form, a form with `values` and `errors` or `failed`, or the confirmation. */
export type ContactState = {
  values?: ContactMessage;
  errors?: ContactErrors;
  failed?: Failure;
  receipt?: string;
};
