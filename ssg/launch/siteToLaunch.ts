import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import { type Content, kinds, type Language, languages } from '../../content/schema.ts';
import { loadContents } from '../content/content.ts';
import { lineOf } from '../content/file.ts';

/** One thing that must not go live. */
export type Problem = { group: string; what: string; todo: string } & Partial<Place>;
export type Rule = (site: SiteToLaunch) => Problem[] | Promise<Problem[]>;

export type Path = readonly (string | number)[];
export type Place = { file: string; line?: number; path?: Path };
export type ContentFile = { file: string; kind: string; language?: Language; data: unknown; at: (path: Path) => Place };

/** All that is looked at: the words and where they stand, the settings, and the last build. */
export type SiteToLaunch = {
  folder: string;
  contents: Map<Language, Content>;
  files: ContentFile[];
  environment: Record<string, string | undefined>;
  built: string;
  today: string;
};

export type Where = Pick<SiteToLaunch, 'environment'> & { folder?: string; built?: string; today?: string };

export function siteToLaunch({ environment, folder = 'content', built = 'dist', today }: Where): SiteToLaunch {
  const words = languages.flatMap((language) =>
    Object.keys(kinds).map((kind) => ({ kind, language, file: join(folder, language, `${kind}.yaml`) })),
  );
  return {
    folder,
    contents: loadContents(folder),
    files: [{ kind: 'facts', file: join(folder, 'facts.yaml') }, ...words].map(opened),
    environment,
    built,
    today: today ?? new Date().toISOString().slice(0, 10),
  };
}

function opened(which: Pick<ContentFile, 'kind' | 'language' | 'file'>): ContentFile {
  const { file } = which;
  const lines = new LineCounter();
  const document = parseDocument(existsSync(file) ? readFileSync(file, 'utf8') : '', { lineCounter: lines });
  return { ...which, data: document.toJS(), at: (path) => ({ file, line: lineOf(document, lines, path), path }) };
}

/** The file of a language that holds these words; without a language the shared facts. */
export function fileOf({ files, folder }: SiteToLaunch, kind: string, language?: Language): ContentFile {
  const wanted = language ? join(folder, language, `${kind}.yaml`) : join(folder, 'facts.yaml');
  const found = files.find(({ file }) => file === wanted);
  if (!found) throw new Error(`${wanted} is not among the content files. Is ${kind} in content/schema.ts?`);
  return found;
}

/** Calls `see` with every value in a file and the way to it. */
export function visit(value: unknown, see: (value: unknown, path: Path) => void, path: Path = []): void {
  see(value, path);
  if (Array.isArray(value)) for (const [index, item] of value.entries()) visit(item, see, [...path, index]);
  else if (value !== null && typeof value === 'object')
    for (const [key, item] of Object.entries(value)) visit(item, see, [...path, key]);
}
