import { drawnMark } from '../../content/brand.ts';
import { inWords } from '../../content/schema/inWords.ts';
import { rule, type Texts } from './site.ts';

const workingName = 'Sehobi';
/** A line of the mark as it was delivered. */
const deliveredMark = 'M17 6h-4a5 5 0 0 0 0 10h6a5 5 0 0 1 0 10H4';
const anotherName = rule('Another name');
const searchLimits = { title: 60, description: 160 };

/** What was made for the name before, and words that visitors, search engines or screen readers could not use. */
export const words = [
  anotherName(
    /^facts\.name$/,
    'npm run edit, click the name in the header: upload your mark, or remove this one for a tile with your letter.',
    (name: string) =>
      name !== workingName &&
      drawnMark().includes(deliveredMark) &&
      `The mark is still that of ${workingName}, not of ${name}`,
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
