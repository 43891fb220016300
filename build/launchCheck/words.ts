import { extname } from 'node:path';
import { photographsIn } from '../2-assets/pictures/folder.ts';
import { fileOf, type Path, type Problem, type Rule } from './siteToLaunch.ts';

const limits = { title: 60, description: 160 };

/** With the brand's name in place of {name} a title may be longer than the file lets it be. */
export const searchResults: Rule = (site) =>
  [...site.contents].flatMap(([language, content]) => {
    const { at } = fileOf(site, 'site', language);
    return Object.entries(content.site.pages).flatMap(([page, words]) =>
      (['title', 'description'] as const).flatMap((field) => {
        const { length } = words[field];
        if (length <= limits[field]) return [];
        return [
          {
            group: 'Titles and descriptions',
            ...at(['pages', page, field]),
            what: `The ${field} of ${page} has ${length} characters; search engines cut it after ${limits[field]}`,
            todo: 'Shorten it; {name} counts with the length of the brand’s name.',
          },
        ];
      }),
    );
  });

/** Words in place of a picture say what it shows; once a photograph has replaced a drawing, that is something else. */
export const alternativeTexts: Rule = (site) => {
  const photographs = new Set(
    photographsIn(`${site.folder}/images`).map((file) => file.slice(0, -extname(file).length)),
  );
  return [...site.contents].flatMap(([language, { home, about }]) => {
    const { dashboard, events, join, membership } = home.features;
    const { user, host } = about.products;
    const inHome = Object.entries({ dashboard, events, join, membership }).map(([key, { image, alt }]) =>
      check('home', ['features', key, 'alt'], image, alt),
    );
    const inAbout = [
      ...Object.entries({ user, host }).map(([key, { image, alt }]) =>
        check('about', ['products', key, 'alt'], image, alt),
      ),
      ...about.team.members.map(({ photo, alt }, index) =>
        check('about', ['team', 'members', index, 'alt'], photo, alt),
      ),
    ];
    return [...inHome, ...inAbout].flat();

    function check(kind: string, path: Path, picture: string, alt: string): Problem[] {
      const { at } = fileOf(site, kind, language);
      const problem = (what: string) => ({
        group: 'Alternative texts',
        ...at(path),
        what,
        todo: 'Say in a sentence what the picture shows, for those who cannot see it.',
      });
      if (alt.length < 12 || alt.includes(picture)) return [problem(`“${alt}” does not say what ${picture} shows`)];
      if (photographs.has(picture) && /\b(drawn|drawing|gambar|lukisan|ilustrasi)/i.test(alt))
        return [problem(`“${alt}” describes the drawing, but ${picture} is a photograph now`)];
      return [];
    }
  });
};
