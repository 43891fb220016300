import type { ContactMessage } from '../../../contract/contact.ts';
import { hiddenLink, link, mailAddress, placeLink } from './links.ts';
import { selling, visiting } from './phrases.ts';
import { topics } from './topics.ts';
import { soundOf } from './words.ts';

type Weighed = { weight: number; reasons: string[] };

/** From here on a message waits in quarantine until somebody looks; nothing is ever refused or deleted for it. */
export const quarantineFrom = 2;
/** More phrases of one kind say no more than so many. */
const mostOfAKind = 3;

const markup = /<a\s+href|\[url[=\]]|\[link[=\]]/;
const phone = /(?:\+62|\b0[28])[\d\s.-]{8,20}|\+\d{1,3}[\s-]?\d{3}/;

/** How much of an advertisement a message's words have. */
export function weigh({ name, message }: ContactMessage, ownHost?: string): Weighed {
  const text = `${name}\n${message}`.normalize('NFKC').toLowerCase();
  const links = foreignLinks(text, ownHost);
  const sound = soundOf(text);
  const found: [string, number][] = [
    ['link', links === 0 ? 0 : links === 1 ? 1.5 : 2],
    ['hidden link', hiddenLink.test(text.replace(placeLink, '')) ? 1 : 0],
    ['markup', markup.test(text) ? 3 : 0],
    ['link in the name', name.replace(mailAddress, '').match(link) ? 3 : 0],
    ['phone', phone.test(text) ? 0.25 : 0],
    ['shouting', isShouting(message) ? 0.5 : 0],
    ...[...topics, ...selling, visiting].map(({ reason, weight, words }): [string, number] => {
      const phrases = new Set(text.match(words)).size;
      return [reason, weight * Math.min(mostOfAKind, phrases)];
    }),
    [`words: ${sound.strongest.join(' ')}`, sound.weight],
  ];
  const reasons = found.filter(([, weight]) => weight > 0).map(([reason]) => reason);
  return { weight: found.reduce((total, [, weight]) => total + weight, 0), reasons };
}

function foreignLinks(text: string, ownHost: string | undefined): number {
  const links = text.replace(mailAddress, '').replace(placeLink, '').match(link) ?? [];
  return links.filter((found) => !(ownHost && URL.canParse(found) && new URL(found).host === ownHost)).length;
}

function isShouting(message: string): boolean {
  const letters = message.match(/\p{L}/gu)?.length ?? 0;
  return letters > 30 && (message.match(/\p{Lu}/gu)?.length ?? 0) / letters > 0.6;
}
