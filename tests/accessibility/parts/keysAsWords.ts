import type { Content } from '../../../content/schema.ts';
import { ownContent } from '../../content/own.ts';

/** What is no word: it names a drawing, an address, a number of pixels. */
const notSaid = /^(floor|image|photo|state|source|date|consent)$/;

/**
 * The content with every text replaced by the name of its field, each list cut to its first two items and every optional
 * address as it is before the launch. So a tree of the page shows what is said where, and stays the same when words,
 * people or addresses change.
 */
export function keysAsWords(): Content {
  const content = named(ownContent('en'), '') as Content;
  const { facts, about } = content;
  facts.stores.googlePlay.url = 'https://play.google.com/';
  facts.contact.email.text = 'facts@contact.email';
  for (const member of about.team.members) member.email = `${member.photo}@about.team`;
  return content;
}

function named(value: unknown, path: string): unknown {
  const key = path.split('.').at(-1) ?? '';
  if (typeof value === 'string') {
    if (key === 'url') return path.startsWith('facts.social') ? 'https://social.example/' : '';
    return notSaid.test(key) ? value : keepFillIns(value, path);
  }
  const below = (item: unknown, name: string | number) => named(item, path ? `${path}.${name}` : String(name));
  if (Array.isArray(value)) {
    // Activities, steps, perks and the drawn screens are as many as the schema says.
    const open = /(items|members|social|products\.\w+\.features)$/.test(path) && !path.startsWith('about.statistics');
    return value.slice(0, open ? 2 : undefined).map(below);
  }
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, below(item, name)]));
}

/** Code fills these in, so they have to stay: {count}, {limit}. */
const keepFillIns = (text: string, path: string) => [path, ...(text.match(/\{\w+\}/g) ?? [])].join(' ');
