import { join, parse } from 'node:path';
import { type Content, type Facts, facts, kinds, type Language, languages } from '../../content/schema.ts';
import { photographsIn } from '../assets/pictures/folder.ts';
import { loadContents } from '../content/content.ts';
import { checkContentFile } from '../content/file.ts';

export type Path = readonly (string | number)[];
export type Place = { file: string; line?: number; path?: Path };
/** One thing that must not go live; advice does not hold up the launch. */
export type Problem = { group: string; what: string; todo: string; isAdvice?: true } & Partial<Place>;

/** A value of the content. `name` is its path after the file's name: facts.stores.appStore.url. */
export type Field = {
  kind: string;
  language: Language;
  path: Path;
  name: string;
  value: unknown;
  /** Whether it stands in something that is marked as sample material. */
  inSample: boolean;
  placeOf: (path: Path) => Place;
};

export type Site = {
  folder: string;
  contents: ReadonlyMap<Language, Content>;
  facts: Facts;
  fields: readonly Field[];
  photographs: readonly string[];
  environment: Record<string, string | undefined>;
  built: string;
  today: string;
};

export type Where = Pick<Site, 'environment'> & { folder?: string; built?: string; today?: string };

export function siteToLaunch({ environment, folder = 'content', built = 'dist', today }: Where): Site {
  const contents = loadContents(folder);
  const first = contents.get(languages[0]);
  if (!first) throw new Error(`${folder} has no content in ${languages[0]}.`);
  const words = [...contents].flatMap(([language, content]) =>
    (Object.keys(kinds) as (keyof typeof kinds)[]).flatMap((kind) =>
      fieldsOf(join(folder, language, `${kind}.yaml`), kind, language, content[kind]),
    ),
  );
  return {
    ...{ folder, contents, environment, built, facts: first.facts },
    fields: [...fieldsOf(join(folder, 'facts.yaml'), 'facts', languages[0], first.facts), ...words],
    photographs: photographsIn(join(folder, 'images')).map((file) => parse(file).name),
    today: today ?? new Date().toISOString().slice(0, 10),
  };
}

/** Every value of a file, from the whole file down to single words. */
function fieldsOf(file: string, kind: keyof typeof kinds | 'facts', language: Language, data: unknown): Field[] {
  const checked = checkContentFile(file, kind === 'facts' ? facts : kinds[kind]);
  const placeOf = (path: Path) => ({ file, path, ...('lineOf' in checked && { line: checked.lineOf(path) }) });
  const walk = (value: unknown, path: Path, inSample: boolean): Field[] => {
    const field = { kind, language, path, name: [kind, ...path].join('.'), value, inSample, placeOf };
    if (value === null || typeof value !== 'object') return [field];
    const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
    const below = inSample || ('sample' in value && value.sample === true);
    return [field, ...entries.flatMap(([key, inner]) => walk(inner, [...path, key], below))];
  };
  return walk(data, [], false);
}

export type Wrong = { what: string; todo?: string; within?: Path };
export type Texts = Record<string, string | undefined>;
type Judge<Value> = (value: Value, field: Field, site: Site) => string | false | undefined | Wrong[];
export type Rule = { group: string; where: RegExp; todo: string; wrong: Judge<never>; isAdvice?: true };

/** A rule looks at the fields whose name matches `where`, and says what is wrong there. */
export const rule =
  (group: string) =>
  <Value>(where: RegExp, todo: string, wrong: Judge<Value>, advice: { isAdvice?: true } = {}): Rule => ({
    ...{ group, where, todo, wrong, ...advice },
  });
