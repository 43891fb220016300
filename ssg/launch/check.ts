import { basename, join } from 'node:path';
import { inWords } from '../../content/schema/inWords.ts';
import { type Facts, facts, kinds, type Language, languages } from '../../content/schema.ts';
import { makePictures } from '../assets/pictures/pictures.ts';
import { ContentError, loadContents } from '../content/content.ts';
import { checkContentFile } from '../content/file.ts';
import type { Path } from '../content/jsonSchema.ts';
import { buildProblems, type Problem, settingsProblems } from './outside.ts';
import { type Field, type Rule, rules, type Site, type Texts } from './rules.ts';

export type Where = {
  environment: Record<string, string | undefined>;
  folder?: string;
  built?: string;
  today?: string;
};

/** Everything that must not go live: mistakes; else each rule on each field that it is about, then settings and build. */
export async function launchProblems(where: Where): Promise<Problem[]> {
  const { environment, folder = 'content', built = 'dist', today } = where;
  try {
    const contents = loadContents(folder);
    const pictures = await makePictures([...contents.values()], new Map(), `${folder}/images`);
    const shared = contents.get(languages[0])?.facts as Facts;
    const date = today ?? new Date().toISOString().slice(0, 10);
    const photographs = Object.keys(pictures);
    const site: Site = { contents, photographs, environment, built, facts: shared, today: date };
    const fields = [...contents].flatMap(([language, content]) =>
      Object.keys(kinds).flatMap((kind) => fieldsOf(join(folder, language, `${kind}.yaml`), language, content)),
    );
    const all = [...fieldsOf(join(folder, 'facts.yaml'), languages[0], { facts: shared }), ...fields];
    const inContent = rules.flatMap((rule) => all.flatMap((field) => broken(rule, field, site)));
    return [...inContent, ...settingsProblems(site), ...buildProblems(site)];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.issues.map(
      ({ what, cure = 'Correct it; npm run check:content says when it is right.', ...place }) => ({
        ...{ group: 'Mistakes in the content', ...place, todo: cure },
        what: place.path ? `${inWords(place.path)}: ${what}` : `${place.file} ${what}`,
      }),
    );
  }
}

function broken({ where, wrong, group, todo }: Rule, field: Field, site: Site): Problem[] {
  const found = (where.test(field.name) && wrong(field.value as never, field, site)) || [];
  return (typeof found === 'string' ? [{ what: found }] : found).map(({ below, ...problem }) => {
    const path = below ? [...field.path, below] : field.path;
    return { group, todo, ...problem, file: field.file, path, line: field.lineOf(path) };
  });
}

function fieldsOf(file: string, language: Language, content: Record<string, unknown>): Field[] {
  const kind = basename(file, '.yaml') as keyof typeof kinds | 'facts';
  const checked = checkContentFile(file, { ...kinds, facts }[kind]);
  const lineOf = (path: Path) => ('lineOf' in checked ? checked.lineOf(path) : 1);
  const walk = (value: unknown, path: Path, inSample: boolean, parent: Texts): Field[] => {
    const field = { language, path, name: [kind, ...path].join('.'), value, parent, inSample, file, lineOf };
    if (value === null || typeof value !== 'object') return [field];
    const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
    const below = inSample || ('sample' in value && value.sample === true);
    return [field, ...entries.flatMap(([key, inner]) => walk(inner, [...path, key], below, value as Texts))];
  };
  return walk(content[kind], [], false, {});
}
