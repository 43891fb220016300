import { inWords } from '../../content/schema/inWords.ts';
import { languages } from '../../content/schema.ts';
import { markLetter } from '../../site/brand/markLetter.ts';
import { fileOf, type Place, type Problem, type Rule, visit } from './siteToLaunch.ts';

const group = 'Another name';
const working = 'Sehobi';

/** What was made for the working name, and does not follow the field that holds the name. */
export const anotherName: Rule = (site) => {
  const name = site.contents.get(languages[0])?.facts.name ?? working;
  if (name === working) return [];
  const problems: Problem[] = [];
  const add = (place: Place, what: string, todo: string) => problems.push({ group, ...place, what, todo });
  if (name.charAt(0).toUpperCase() !== markLetter)
    add(
      fileOf(site, 'facts').at(['name']),
      `The mark is drawn as the letter ${markLetter}; ${name} begins with another`,
      'Have it drawn anew: site/brand/Mark.tsx.',
    );
  for (const { kind, data, at } of site.files)
    visit(data, (value, path) => {
      // In lower case it is also a word of Bahasa Indonesia, except in an address.
      const told = (kind === 'facts' ? /sehobi/i : /Sehobi|of one hobby|satu hobi/).exec(String(value))?.[0];
      if (typeof value !== 'string' || !told) return;
      const what = `${inWords(path)}: “${told}” belongs to ${working}, not to ${name}`;
      add(at(path), what, 'Say what is true of the new name, or leave it out.');
    });
  for (const [language, { site: words }] of site.contents)
    for (const [index, { label, url }] of words.footer.legal.items.entries())
      if (!url.startsWith('https://'))
        add(
          fileOf(site, 'site', language).at(['footer', 'legal', 'items', index, 'url']),
          `${label} leads to no page of the company behind ${name}`,
          'Have it written for that company and give its address.',
        );
  return problems;
};
