import { inWords } from '../../content/schema/inWords.ts';
import { markLetter } from '../../site/brand/markLetter.ts';
import { rule, type Texts } from './rule.ts';

const workingName = 'Sehobi';
const anotherName = rule('Another name');
const searchLimits = { title: 60, description: 160 };

/** What was made for the name before, and words that visitors, search engines or screen readers could not use. */
export const words = [
  anotherName(
    /^facts\.name$/,
    'Have it drawn anew: site/brand/Mark.tsx.',
    (name: string) =>
      name !== workingName &&
      name.charAt(0).toUpperCase() !== markLetter &&
      `The mark is drawn as the letter ${markLetter}; ${name} begins with another`,
  ),
  anotherName(
    /./,
    'Say what is true of the new name, or leave it out.',
    (value: unknown, { kind, path }, { facts }) => {
      if (facts.name === workingName || typeof value !== 'string') return;
      // In lower case it is also a word of Bahasa Indonesia, except in an address.
      const old = (kind === 'facts' ? /sehobi/i : /Sehobi|of one hobby|satu hobi/).exec(value)?.[0];
      return old && `${inWords(path)}: “${old}” belongs to ${workingName}, not to ${facts.name}`;
    },
  ),
  rule('Counting visits')(
    /^facts\.analytics$/,
    'Say on the privacy page what is counted, by whom and for how long; then give its address as analytics.told.',
    ({ told }: Texts) =>
      !told && [{ what: 'Visits are counted, and nothing says where visitors are told so', within: ['script'] }],
  ),
  rule('Alternative texts')(
    /^(home|about)\./,
    'Say in a sentence what the picture shows, for those who cannot see it.',
    (value: Texts, _, { photographs }) => {
      const picture = value?.['image'] ?? value?.['photo'];
      const alt = value?.['alt'];
      if (!picture || alt === undefined) return;
      const saysNothing = alt.length < 12 || alt.includes(picture);
      const isDrawing = photographs.includes(picture) && /\b(drawn|drawing|gambar|lukisan|ilustrasi)/i.test(alt);
      if (!saysNothing && !isDrawing) return;
      const fault = saysNothing
        ? `does not say what ${picture} shows`
        : `describes the drawing, but ${picture} is a photograph now`;
      return [{ what: `“${alt}” ${fault}`, within: ['alt'] }];
    },
  ),
  rule('Titles and descriptions')(
    /^site\.pages\.\w+\.(title|description)$/,
    'Shorten it; {name} counts with the length of the brand’s name.',
    ({ length }: string, { path: [, page = '', field] }) => {
      const limit = searchLimits[field as keyof typeof searchLimits];
      const what = `The ${field} of ${inWords([page]).toLowerCase()}`;
      return length > limit && `${what} has ${length} characters; search engines cut it after ${limit}`;
    },
  ),
];
