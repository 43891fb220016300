import { inWords } from '../../content/schema/inWords.ts';
import { type Language, languages } from '../../content/schema.ts';
import { fileOf, type Path, type Problem, type Rule, type SiteToLaunch } from './siteToLaunch.ts';

const figures = 'Figures without proof';
const reviews = 'Testimonials without proof';

type Proof = { field: string; value: string | undefined; todo: string };

/** Every stated figure says who counted it and when. The first language answers for all: a translation claims nothing new. */
export const figuresHaveProof: Rule = (site) => {
  const content = site.contents.get(languages[0]);
  if (!content) return [];
  const { claims, claimsSource, claimsDate } = content.home.hero;
  const hero = missing(site, figures, 'home', ['hero'], `“${claims}”`, [
    { field: 'claimsSource', value: claimsSource, todo: toSource },
    { field: 'claimsDate', value: claimsDate, todo: toDate },
  ]);
  const items = content.about.statistics.items.flatMap(({ figure, label, source, date }, index) =>
    missing(site, figures, 'about', ['statistics', 'items', index], `“${figure} ${label}”`, [
      { field: 'source', value: source, todo: toSource },
      { field: 'date', value: date, todo: toDate },
    ]),
  );
  return [...hero, ...items];
};

/** Invented reviews are illegal in many places, and so is a face without its owner's consent. */
export const testimonialsHaveProof: Rule = (site) =>
  (site.contents.get(languages[0])?.home.testimonials.items ?? []).flatMap(({ name, source, date, consent }, index) =>
    missing(site, reviews, 'home', ['testimonials', 'items', index], `${name}’s words`, [
      {
        field: 'source',
        value: source,
        todo: 'Say where these words come from, such as the store review or the mail.',
      },
      { field: 'date', value: date, todo: toDate },
      { field: 'consent', value: consent, todo: 'Say how this person agreed to be quoted, or remove the testimonial.' },
    ]),
  );

/** A translation needs no proof of its own, as long as it claims the same: the same figures, the same people. */
export const sameInEveryLanguage: Rule = (site) => {
  const told = (language: Language): [string, string, Path, string][] => {
    const { home, about } = site.contents.get(language) ?? {};
    const digits = (text = '') => (text.match(/\d+/g) ?? []).join(', ');
    return [
      [figures, 'home', ['hero', 'claims'], digits(home?.hero.claims)],
      ...(about?.statistics.items ?? []).map(({ figure }, index): [string, string, Path, string] => [
        ...([figures, 'about', ['statistics', 'items', index, 'figure'], digits(figure)] as const),
      ]),
      ...(home?.testimonials.items ?? []).map(({ name }, index): [string, string, Path, string] => [
        ...([reviews, 'home', ['testimonials', 'items', index, 'name'], name] as const),
      ]),
    ];
  };
  const [first, ...others] = languages;
  return others.flatMap((language) =>
    told(language).flatMap(([group, kind, path, says], index) => {
      const proved = told(first)[index]?.[3];
      if (says === proved) return [];
      const what = `${says} here, ${proved} in ${first}, where the proof stands`;
      return [{ group, ...fileOf(site, kind, language).at(path), what, todo: 'Say the same in every language.' }];
    }),
  );
};

const toSource = 'Say who counted this and how. If nobody can, state a figure that somebody has counted.';
const toDate = 'Give the day, as year-month-day.';

function missing(
  site: SiteToLaunch,
  group: string,
  kind: string,
  path: Path,
  of: string,
  proofs: readonly Proof[],
): Problem[] {
  const { at } = fileOf(site, kind, languages[0]);
  return proofs.flatMap(({ field, value, todo }) => {
    const place = at([...path, field]);
    if (!value) return [{ group, ...place, what: `No ${inWords([field]).toLowerCase()} for ${of}`, todo }];
    // Proofs are words or a date; only a date can be compared with today.
    const isLater = /^\d{4}-\d\d-\d\d$/.test(value) && value > site.today;
    return isLater ? [{ group, ...place, what: `${of}: the date ${value} is still to come`, todo: toDate }] : [];
  });
}
