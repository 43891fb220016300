import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { type Content, facts, kinds, type Language } from '../content/schema.ts';

/** A mistake in a content file, told to the person who can mend it. */
export class ContentError extends Error {
  override name = 'ContentError';
}

/** Reads and checks one language's content. Throws one ContentError that lists every mistake of the first bad file. */
export function loadContent(language: Language, folder = 'content'): Content {
  const shared = readContentFile(join(folder, 'facts.yaml'), facts);
  const words = Object.fromEntries(
    Object.entries(kinds).map(([kind, schema]) => [
      kind,
      readContentFile(join(folder, language, `${kind}.yaml`), schema),
    ]),
  );
  return renamed({ ...words, facts: shared }, shared.name) as Content;
}

export function readContentFile<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  if (!existsSync(file))
    throw new ContentError(
      `${file} is missing.\n  Copy the file of the same name from content/en and change its words.`,
    );
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });
  const [broken] = document.errors;
  if (broken)
    throw new ContentError(`${file}:${lines.linePos(broken.pos[0]).line} is not valid YAML: ${broken.message}`);

  const result = schema.safeParse(document.toJS());
  if (result.success) return result.data;
  const mistakes = result.error.issues.map((issue) => {
    const field = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
    return `${file}:${lineOf(field)} ${field.join('.')}: ${issue.message}${exampleFor(schema, issue.path)}`;
  });
  throw new ContentError(mistakes.join('\n'));

  function lineOf(path: PropertyKey[]): number {
    for (let depth = path.length; depth > 0; depth--) {
      const node = document.getIn(path.slice(0, depth), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  }
}

function exampleFor(schema: z.ZodType, path: PropertyKey[]): string {
  let at = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema | undefined;
  for (const key of path)
    at = typeof key === 'number' ? (at?.prefixItems?.[key] ?? at?.items) : at?.properties?.[String(key)];
  const example = at?.examples?.[0];
  return example === undefined ? '' : `\n  Right would be, for example: ${example}`;
}

type JsonSchema = {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  examples?: unknown[];
};

/** The brand's name stands in one field; everywhere else the words say {name}. */
function renamed(value: unknown, name: string): unknown {
  if (typeof value === 'string') return value.replaceAll('{name}', name);
  if (Array.isArray(value)) return value.map((item) => renamed(item, name));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, renamed(item, name)]));
}
