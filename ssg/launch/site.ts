import { join, parse } from 'node:path';
import { type Content, type Facts, facts, kinds, type Language, languages } from '../../content/schema.ts';
import { photographsIn } from '../assets/pictures/folder.ts';
import { loadContents } from '../content/content.ts';
import { checkContentFile } from '../content/file.ts';
import type { Path } from '../content/jsonSchema.ts';

/** One thing that must not go live; advice does not hold up the launch. */
export type Problem = {
  group: string;
  what: string;
  todo: string;
  isAdvice?: true;
  file?: string;
  line?: number;
  path?: Path;
};

/** A value of the content. `name` is its path after the file's name: facts.stores.appStore.url. */
export type Field = {
  language: Language;
  path: Path;
  name: string;
  value: unknown;
  parent: Texts;
  /** Whether it stands in something that is marked as sample material. */
  inSample: boolean;
  placeOf: (path: Path) => Pick<Problem, 'file' | 'line' | 'path'>;
};
export type Texts = Record<string, string | undefined>;

export type Where = {
  environment: Record<string, string | undefined>;
  folder?: string;
  built?: string;
  today?: string;
};
export type Site = ReturnType<typeof siteToLaunch>;

export function siteToLaunch({ environment, folder = 'content', built = 'dist', today }: Where) {
  const contents = loadContents(folder);
  const first = contents.get(languages[0]) as Content;
  const fields = [...contents].flatMap(([language, content]) =>
    (Object.keys(kinds) as (keyof typeof kinds)[]).flatMap((kind) =>
      fieldsOf(join(folder, language, `${kind}.yaml`), kind, language, content[kind]),
    ),
  );
  return {
    ...{ folder, contents, environment, built, facts: first.facts as Facts },
    fields: [...fieldsOf(join(folder, 'facts.yaml'), 'facts', languages[0], first.facts), ...fields],
    photographs: photographsIn(join(folder, 'images')).map((file) => parse(file).name),
    today: today ?? new Date().toISOString().slice(0, 10),
  };
}

/** Every value of a file, from the whole file down to single words. */
function fieldsOf(file: string, kind: keyof typeof kinds | 'facts', language: Language, data: unknown): Field[] {
  const checked = checkContentFile(file, kind === 'facts' ? facts : kinds[kind]);
  const placeOf = (path: Path) => ({ file, path, ...('lineOf' in checked && { line: checked.lineOf(path) }) });
  const walk = (value: unknown, path: Path, inSample: boolean, parent: Texts): Field[] => {
    const field = { language, path, name: [kind, ...path].join('.'), value, parent, inSample, placeOf };
    if (value === null || typeof value !== 'object') return [field];
    const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
    const below = inSample || ('sample' in value && value.sample === true);
    return [field, ...entries.flatMap(([key, inner]) => walk(inner, [...path, key], below, value as Texts))];
  };
  return walk(data, [], false, {});
}
