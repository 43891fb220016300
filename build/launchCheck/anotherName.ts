import { languages } from '../../content/schema.ts';
import { markLetter } from '../../site/brand/markLetter.ts';
import { fileOf, type Problem, type Rule, visit } from './siteToLaunch.ts';

const group = 'Another name';
const working = 'Sehobi';

/** What was made for the working name, and does not follow the field that holds the name. */
export const anotherName: Rule = (site) => {
  const name = site.contents.get(languages[0])?.facts.name ?? working;
  if (name === working) return [];
  const problems: Problem[] = [];
  const facts = fileOf(site, 'facts');
  if (name.charAt(0).toUpperCase() !== markLetter)
    problems.push({
      ...{
        group,
        ...facts.at(['name']),
        what: `The mark is drawn as the letter ${markLetter}; ${name} begins with another`,
      },
      todo: 'Have it drawn anew: site/brand/Mark.tsx.',
    });
  for (const { kind, data, at } of site.files)
    visit(data, (value, path) => {
      // Written small it is a word of Bahasa Indonesia as well, but not in an address.
      const told = (kind === 'facts' ? /sehobi/i : /Sehobi|of one hobby|satu hobi/).exec(String(value))?.[0];
      if (typeof value !== 'string' || !told) return;
      const what = `“${told}” belongs to ${working}, not to ${name}`;
      problems.push({ group, ...at(path), what, todo: 'Say what is true of the new name, or leave it out.' });
    });
  for (const [language, { site: words }] of site.contents)
    for (const [index, { label, url }] of words.footer.legal.items.entries())
      if (!url.startsWith('https://'))
        problems.push({
          ...{ group, ...fileOf(site, 'site', language).at(['footer', 'legal', 'items', index, 'url']) },
          what: `${label} leads to no page of the company behind ${name}`,
          todo: 'Have it written for that company and give its address.',
        });
  return problems;
};
