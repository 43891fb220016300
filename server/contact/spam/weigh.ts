import type { ContactMessage } from '../../../contract/contact.ts';
import { ours, phrases } from './phrases.ts';

type Weighed = { weight: number; reasons: string[] };

/** From here on a message waits in quarantine until somebody looks; nothing is ever refused or deleted for it. */
export const quarantineFrom = 2;

const link =
  /https?:\/\/|\bwww\.|\b[a-z0-9-]+\.(?:com|net|org|info|biz|xyz|top|site|online|shop|store|club|vip|live|link|click|io|co|me|ly|ru|cn|id|example)\b(?!\w*@)/g;
/** Where a link hides where it leads. */
const hidden =
  /\b(?:bit\.ly|tinyurl\.com|s\.id|t\.me|wa\.me|goo\.gl|cutt\.ly|linktr\.ee|rebrand\.ly|is\.gd|shorturl\.at)\b/;
const markup = /<a\s+href|\[url[=\]]|\[link[=\]]/;
const address = /[^\s@]+@[^\s@]+\.[a-z]+/g;
const phone = /(?:\+62|\b08)[\d\s.-]{8,}|\+\d{1,3}[\s-]?\d{3}/;
const money = /(?:\$|usd|rp\.?)\s?\d|\d+\s?(?:juta|jt|rb|ribu|%)/;

/** How much of an advertisement a message's words have. */
export function weigh({ name, message }: ContactMessage): Weighed {
  const text = `${name}\n${message}`.normalize('NFKC').toLowerCase();
  const links = (text.replace(address, '').match(link) ?? []).length;
  const found: [string, number][] = [
    ['links', Math.min(3, links === 0 ? 0 : links + 1)],
    ['hidden link', hidden.test(text) ? 1 : 0],
    ['markup', markup.test(text) ? 3 : 0],
    ['link in the name', name.replace(address, '').match(link) ? 3 : 0],
    ['phone', phone.test(text) ? 1 : 0],
    ['money', money.test(text) ? 1 : 0],
    ['shouting', isShouting(message) ? 1 : 0],
    ['words', wordsOf(text)],
  ];
  const reasons = found.filter(([, weight]) => weight > 0).map(([reason]) => reason);
  const sum = found.reduce((total, [, weight]) => total + weight, 0);
  const known = new Set(text.match(ours) ?? []).size;
  return { weight: sum - Math.min(2, known * 0.5), reasons };
}

/** Each phrase counts once, however often it stands there. */
function wordsOf(text: string): number {
  let sum = 0;
  for (const { weight, words } of phrases)
    sum += weight * new Set([...text.matchAll(new RegExp(words, 'g'))].map(([phrase]) => phrase)).size;
  return sum;
}

function isShouting(message: string): boolean {
  const letters = message.match(/\p{L}/gu)?.length ?? 0;
  return letters > 30 && (message.match(/\p{Lu}/gu)?.length ?? 0) / letters > 0.6;
}
