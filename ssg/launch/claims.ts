import { inWords } from '../../content/schema/inWords.ts';
import { languages } from '../../content/schema.ts';
import { valueAt } from '../content/jsonSchema.ts';
import { type Field, rule, type Site, type Texts, type Wrong } from './site.ts';

const sampleMaterial = rule('Sample material');
const testimonials = rule('Testimonials without proof');
const figures = rule('Figures without proof');

/** What an address, phone or street contains that was invented to show the site. */
const invented = [
  { pattern: /\.example\b|example\.(com|org|net)\b/i, is: 'an address that nobody can own' },
  { pattern: /\bcontoh\b/i, is: 'a street called "example"' },
  { pattern: /\b(0000|555[\s-]?0\d{3}|5550)\b/, is: 'a made-up phone number' },
];

const toDate = 'Give the day, as year-month-day.';
const toSource = 'Say who counted this and how. If nobody can, state a figure that somebody has counted.';
const toQuote = {
  source: 'Say where these words come from, such as the store review or the mail.',
  date: toDate,
  consent: 'Say how this person agreed to be quoted, or remove the testimonial.',
};

/** What is invented, and what is claimed without proof. */
export const claims = [
  sampleMaterial(
    /./,
    'Put the real one in its place, then take its mark away: sample.',
    (value: Texts & { sample?: unknown }, { kind, path }) => {
      if (value?.sample !== true) return;
      const name = `${inWords(path)} (${value['name'] ?? value['text'] ?? value['url'] ?? 'unnamed'})`;
      return [{ what: `${path.length > 0 ? name : `${inWords([kind])}: all of it`} is a sample`, within: ['sample'] }];
    },
  ),
  // Only where facts stand: a form may well say "like name@example.com".
  sampleMaterial(
    /^facts\.|\.url$|^about\..*\.email$/,
    'Put the real one in its place.',
    (value: unknown, { path, inSample }) => {
      const found = typeof value === 'string' && !inSample && invented.find(({ pattern }) => pattern.test(value));
      return found && `${inWords(path)} holds ${found.is}: ${value}`;
    },
  ),
  testimonials(/^home\.testimonials\.items\.\d+$/, toDate, ({ name }: Texts, field, site) =>
    unproved(`${name}’s words`, toQuote, field, site),
  ),
  figures(/^home\.hero$/, toDate, ({ claims }: Texts, field, site) =>
    unproved(`“${claims}”`, { claimsSource: toSource, claimsDate: toDate }, field, site),
  ),
  figures(/^about\.statistics\.items\.\d+$/, toDate, ({ figure, label }: Texts, field, site) =>
    unproved(`“${figure} ${label}”`, { source: toSource, date: toDate }, field, site),
  ),
  figures(/^home\.hero\.claims$|^about\..*\.figure$/, 'Say the same in every language.', (_, field, site) =>
    differs(field, site, (text) => (text.match(/\d+/g) ?? []).join(', ')),
  ),
  testimonials(/^home\.testimonials\..*\.name$/, 'Say the same in every language.', (_, field, site) =>
    differs(field, site, (text) => text),
  ),
];

/** Who counted or said it, and when. The first language answers for all: a translation claims nothing new. */
function unproved(of: string, todos: Record<string, string>, { language, value }: Field, { today }: Site) {
  if (language !== languages[0]) return;
  return Object.entries(todos).flatMap(([proof, todo]): Wrong[] => {
    const given = (value as Texts)[proof];
    if (!given) return [{ what: `No ${inWords([proof]).toLowerCase()} for ${of}`, todo, within: [proof] }];
    const isFuture = /^\d{4}-\d\d-\d\d$/.test(given) && given > today;
    return isFuture ? [{ what: `${of}: the date ${given} is still to come`, within: [proof] }] : [];
  });
}

function differs({ kind, path, language, value }: Field, { contents }: Site, claim: (text: string) => string) {
  const [first] = languages;
  if (language === first) return;
  const [here, there] = [value, valueAt(contents.get(first), [kind, ...path])].map((text) => claim(String(text)));
  return here !== there && `${here} here, ${there} in ${first}, where the proof stands`;
}
