import { inWords } from '../../content/schema/inWords.ts';
import { makePictures } from '../assets/pictures/pictures.ts';
import { ContentError } from '../content/content.ts';
import { buildProblems } from './build.ts';
import { claims } from './claims.ts';
import { links } from './links.ts';
import { promise, settingsProblems } from './settings.ts';
import { type Problem, type Rule, type Site, siteToLaunch, type Where } from './site.ts';
import { words } from './words.ts';

const rules: readonly Rule[] = [...claims, ...links, ...words, promise];

/** Everything that must not go live: each rule on each field that it is about, then the pictures, settings and build. */
export async function launchProblems(where: Where): Promise<Problem[]> {
  try {
    const site = siteToLaunch(where);
    const inContent = rules.flatMap((rule) => site.fields.flatMap((field) => broken(rule, field, site)));
    return [...inContent, ...(await pictureProblems(site)), ...settingsProblems(site), ...buildProblems(site)];
  } catch (error) {
    return contentIssues('Mistakes in the content', error);
  }
}

function broken(
  { where, wrong, group, isAdvice, ...rule }: Rule,
  field: Site['fields'][number],
  site: Site,
): Problem[] {
  if (!where.test(field.name)) return [];
  const found = wrong(field.value as never, field, site) || [];
  return (typeof found === 'string' ? [{ what: found }] : found).map(({ what, todo = rule.todo, within = [] }) => ({
    ...{ group, what, todo, ...(isAdvice && { isAdvice }) },
    ...field.placeOf([...field.path, ...within]),
  }));
}

async function pictureProblems({ contents, folder }: Site): Promise<Problem[]> {
  try {
    await makePictures([...contents.values()], new Map(), `${folder}/images`);
    return [];
  } catch (error) {
    return contentIssues('Pictures', error);
  }
}

/** The content check's messages, one for each issue: file:line path: what, and below it what to do. */
function contentIssues(group: string, error: unknown): Problem[] {
  if (!(error instanceof ContentError)) throw error;
  return error.message.split(/\n(?! )/).map((issue) => {
    const [first = '', ...rest] = issue.split('\n');
    const [, file, line, text = ''] = /^(\S+?):(\d+) (.*)$/.exec(first) ?? [];
    const path = /^[\w.]+(?=: )/.exec(text)?.[0].split('.') ?? [];
    const todo = rest.join(' ').trim() || 'Correct it; npm run check:content says when it is right.';
    if (!file) return { group, what: first, todo };
    return { group, file, line: Number(line), path, what: text.replace(/^[\w.]+(?=: )/, inWords(path)), todo };
  });
}
