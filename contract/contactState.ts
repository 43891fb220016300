import type { ContactErrors, ContactMessage, ErrorTextsByCode } from './contact.ts';

export const contactPage = '/about';
export const contactAnchor = 'contact';
/** The id of the confirmation, the failure or the first invalid field. After a post the page scrolls there. */
export const resultAnchor = 'contact-result';
export const contactAction = '/api/contact';

/** After a link such as /about?topic=host the message begins with this topic's words in form.yaml ("I run a place"). */
export const topics = ['host', 'coach'] as const;
type Topic = (typeof topics)[number];
export const topicOf = (name: string | null | undefined): Topic | undefined => topics.find((topic) => topic === name);

/** A receipt, such as 7K2M-QX4D. It has none of 0, 1, I, L, O and U, which are easily confused on the phone. */
export const receiptPattern = /^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/;
/** The name of a hidden field that people leave empty and spam programs fill in. */
export const honeypotField = 'website';
/** Milliseconds between showing the page and sending, as measured by the browser's script. */
export const elapsedField = 'elapsed';

/** `otherSite`: another website sent it. `keyReused`: another message was sent with the same idempotency key. */
export type Failure = 'tooMany' | 'notStored' | 'tooLarge' | 'unreadable' | 'otherSite' | 'keyReused';

/** What the contact section shows when the server renders it: an empty form, the words with errors, or the receipt. */
export type ContactState = {
  values?: ContactMessage;
  errors?: ContactErrors;
  failed?: Failure;
  receipt?: string;
};

/** The words that the server uses; content/schema/form.ts has all words of the form. */
export type ContactWords = {
  topics: Record<Topic, string>;
  errors: ErrorTextsByCode;
  failed: Record<Failure, string>;
  /** `suspected` begins the subject of a message that may be spam. */
  mail: Record<'subject' | 'from' | 'answer' | 'receipt' | 'suspected', string>;
};

/** `hasLang`: the address has ?lang=, so the page's links must have it too. */
export type PageRequest = { language: string; hasLang: boolean; contact: ContactState };

export type BuiltSite = {
  name: string;
  /** The SITE_URL of the build; undefined when it was built without. */
  siteUrl: string | undefined;
  /** A hash, equal for builds of the same words and assets. */
  build: string;
  languages: readonly string[];
  words: (language: string) => ContactWords;
  /** Renders the contact page with the result of a message. */
  renderPage: (request: PageRequest) => Promise<string>;
};
