import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, type YAMLError } from 'yaml';
import type { z } from 'zod';
import { jsonSchemaOf, schemaAt } from './jsonSchema.ts';
import { inPlainWords, messageOf } from './messages.ts';
import { commentedWords, wrongBraces } from './wordChecks.ts';

type Path = readonly PropertyKey[];
/** The parsed data with a line lookup, or the list of issues. */
type CheckedFile<Data> = { data: Data; lineOf: (path: Path) => number } | { issues: string[] };

/** Texts to check in place of the files' own, by file name: the editor checks before it writes. */
export type Drafts = ReadonlyMap<string, string>;

/** The last text of each file with its result: in development each page asks for all files anew. */
const last = new Map<string, { schema: z.ZodType; text: string; checked: CheckedFile<unknown> }>();

export function checkContentFile<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  drafts: Drafts = new Map(),
): CheckedFile<z.infer<Schema>> {
  const draft = drafts.get(file);
  if (draft === undefined && !existsSync(file))
    return { issues: [`${file} is missing.\n  Copy the file of the same name from content/en and change its words.`] };
  const text = draft ?? textIn(file);
  if (typeof text !== 'string') return text;
  const known = last.get(file);
  if (known?.schema === schema && known.text === text) return known.checked as CheckedFile<z.infer<Schema>>;
  const checked = check(file, schema, text);
  last.set(file, { schema, text, checked });
  return checked;
}

/** A file's text, or why it cannot be read: what another encoding wrote would be published as garbage. */
function textIn(file: string): string | { issues: string[] } {
  const bytes = readFileSync(file);
  // UTF-16 writes every ASCII letter with a zero byte.
  const isUtf16 = bytes.includes(0);
  if (!isUtf16 && isUtf8(bytes)) return new TextDecoder().decode(bytes);
  const cure =
    'Save it again as UTF-8: in VS Code press UTF-16 or the like in the bar below, then "Save with encoding".';
  return { issues: [`${file}:1 is ${isUtf16 ? 'saved as UTF-16' : 'not saved as UTF-8'}.\n  ${cure}`] };
}

function check<Schema extends z.ZodType>(file: string, schema: Schema, text: string): CheckedFile<z.infer<Schema>> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [broken] = document.errors;
  if (broken) return { issues: [yamlIssue(file, lines.linePos(broken.pos[0]).line, broken)] };

  const lineOf = (path: Path) => lineOfField(document, lines, path);
  const input: unknown = document.toJS() ?? {};
  const { success, data, error } = schema.safeParse(input, { error: inPlainWords, reportInput: true });
  if (!success)
    return {
      issues: error.issues.flatMap((issue) =>
        (issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]).map(
          (path) => `${file}:${lineOf(path)} ${path.join('.')}: ${messageOf(issue)}${exampleOf(schema, path)}`,
        ),
      ),
    };
  const issues = [...commentedWords(document), ...wrongBraces(schema, input)].map(({ at, what, cure }) => {
    const place = typeof at === 'number' ? lines.linePos(at).line : `${lineOf(at)} ${at.join('.')}`;
    return `${file}:${place}: ${what}\n  ${cure}`;
  });
  return issues.length > 0 ? { issues } : { data, lineOf };
}

/** The line of the field's name; of what is missing, the line of the group it belongs to. */
function lineOfField(document: Document, lines: LineCounter, path: Path): number {
  for (let depth = path.length; depth > 0; depth--) {
    const parent = depth === 1 ? document.contents : document.getIn(path.slice(0, depth - 1), true);
    const key = path[depth - 1];
    const pair = isMap(parent) && parent.items.find((item) => isScalar(item.key) && item.key.value === key);
    const node = pair ? pair.key : document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

/** What people trip over in YAML, and the way out. */
const cures: Partial<Record<YAMLError['code'], string>> = {
  BLOCK_AS_IMPLICIT_KEY:
    'If the words hold a colon, put all of them in "quotes"; else indent the line as far as its neighbours.',
  UNEXPECTED_TOKEN:
    'Words with {braces}, an apostrophe or quotation marks go in "double quotes"; a quotation mark within is written \\".',
  BAD_INDENT: 'Indent with spaces, as far as the lines around it.',
  TAB_AS_INDENT: 'Indent with spaces; the Tab key may have made a tab character.',
  DUPLICATE_KEY: 'The field stands there twice; remove one of the two.',
  MISSING_CHAR: 'Is a quotation mark or a bracket missing at the end?',
  BAD_SCALAR_START: 'If the words begin with a special character (@ & * ! | > % `), put all of them in "quotes".',
};

/** Of several mistakes the first: the others mostly follow from it. */
function yamlIssue(file: string, line: number, { code, message }: YAMLError): string {
  const cure = cures[code] ?? 'Undo the last change there; the line above may be the cause.';
  // The library writes: Missing closing "quote
  return `${file}:${line} is not valid YAML: ${message.replace(/["'](?=quote$)/, '').slice(0, 120)}\n  ${cure}`;
}

function exampleOf(schema: z.ZodType, path: Path): string {
  const example = path.reduce(schemaAt, jsonSchemaOf(schema))?.examples?.[0];
  return example === undefined ? '' : `\n  Right would be, for example: ${example}`;
}
