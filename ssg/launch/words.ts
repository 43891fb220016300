import { parse } from 'node:path';
import { inWords } from '../../content/schema/inWords.ts';
import { photographsIn } from '../assets/pictures/folder.ts';
import { pictureUses } from '../assets/pictures/slots.ts';
import { valueAt } from '../content/rules.ts';
import { fileOf, type Rule } from './siteToLaunch.ts';

const limits = { title: 60, description: 160 };

/** With the brand's name in place of {name} a title may be longer than the file lets it be. */
export const searchResults: Rule = (site) =>
  [...site.contents].flatMap(([language, content]) => {
    const { at } = fileOf(site, 'site', language);
    return Object.entries(content.site.pages).flatMap(([page, words]) =>
      (['title', 'description'] as const).flatMap((field) => {
        const { length } = words[field];
        if (length <= limits[field]) return [];
        const what = `The ${field} of ${inWords([page]).toLowerCase()} has ${length} characters; search engines cut it after ${limits[field]}`;
        const todo = 'Shorten it; {name} counts with the length of the brand’s name.';
        return [{ group: 'Titles and descriptions', ...at(['pages', page, field]), what, todo }];
      }),
    );
  });

/** Words in place of a picture say what it shows; once a photograph has replaced a drawing, that is something else. */
export const alternativeTexts: Rule = (site) => {
  const photographs = photographsIn(`${site.folder}/images`).map((file) => parse(file).name);
  return [...site.contents].flatMap(([language, content]) =>
    pictureUses(content).flatMap(({ kind, path: toPicture, name }) => {
      const path = [...toPicture.slice(0, -1), 'alt'];
      const alt = valueAt(content[kind], path);
      const wrong = typeof alt === 'string' && wrongIn(alt, name, photographs.includes(name));
      if (!wrong) return [];
      const todo = 'Say in a sentence what the picture shows, for those who cannot see it.';
      return [
        { group: 'Alternative texts', ...fileOf(site, kind, language).at(path), what: `“${alt}” ${wrong}`, todo },
      ];
    }),
  );
};

function wrongIn(alt: string, picture: string, isPhotograph: boolean): string | undefined {
  if (alt.length < 12 || alt.includes(picture)) return `does not say what ${picture} shows`;
  if (isPhotograph && /\b(drawn|drawing|gambar|lukisan|ilustrasi)/i.test(alt))
    return `describes the drawing, but ${picture} is a photograph now`;
  return undefined;
}
