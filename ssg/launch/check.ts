import { inWords } from '../../content/schema/inWords.ts';
import { makePictures } from '../assets/pictures/pictures.ts';
import { ContentError } from '../content/content.ts';
import { buildProblems, settingsProblems } from './outside.ts';
import { type Rule, rules } from './rules.ts';
import { type Field, type Problem, type Site, siteToLaunch, type Where } from './site.ts';

/** Everything that must not go live: each rule on each field that it is about, then the pictures, settings and build. */
export async function launchProblems(where: Where): Promise<Problem[]> {
  try {
    const site = siteToLaunch(where);
    const inContent = rules.flatMap((rule) => site.fields.flatMap((field) => broken(rule, field, site)));
    return [...inContent, ...(await pictureProblems(site)), ...settingsProblems(site), ...buildProblems(site)];
  } catch (error) {
    return contentProblems('Mistakes in the content', error);
  }
}

function broken({ where, wrong, ...rule }: Rule, field: Field, site: Site): Problem[] {
  const found = (where.test(field.name) && wrong(field.value as never, field, site)) || [];
  return (typeof found === 'string' ? [{ what: found }] : found).map(({ below, ...problem }) => ({
    ...{ ...rule, ...problem, ...field.placeOf(below ? [...field.path, below] : field.path) },
  }));
}

async function pictureProblems({ contents, folder }: Site): Promise<Problem[]> {
  try {
    await makePictures([...contents.values()], new Map(), `${folder}/images`);
    return [];
  } catch (error) {
    return contentProblems('Pictures', error);
  }
}

/** What the content check says, its fields called in words. */
function contentProblems(group: string, error: unknown): Problem[] {
  if (!(error instanceof ContentError)) throw error;
  return error.issues.map(({ what, cure = 'Correct it; npm run check:content says when it is right.', ...place }) => ({
    ...{ group, ...place, todo: cure },
    what: place.path ? `${inWords(place.path)}: ${what}` : `${place.file} ${what}`,
  }));
}
