import { existsSync } from 'node:fs';
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, type YAMLError } from 'yaml';
import type { z } from 'zod';
import { textIn } from './encoding.ts';
import { ruleOf } from './rules.ts';
import { swallowed, type Unsaid, wrongBraces } from './unsaid.ts';
import { inside, writtenDown } from './writtenDown.ts';

/** Of a right file its data and each field's line, of a wrong one all its mistakes. */
type CheckedFile<Data> = { data: Data; lineOf: (path: readonly PropertyKey[]) => number } | { mistakes: string[] };

/** Texts to check in place of a file's own, by its name: the editor asks before it writes. */
export type Drafts = ReadonlyMap<string, string>;

/** The last text of each file, and what was found in it: in development each page asks for all files anew. */
const last = new Map<string, { schema: z.ZodType; text: string; checked: CheckedFile<unknown> }>();

export function checkContentFile<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  drafts: Drafts = new Map(),
): CheckedFile<z.infer<Schema>> {
  const draft = drafts.get(file);
  if (draft === undefined && !existsSync(file))
    return {
      mistakes: [`${file} is missing.\n  Copy the file of the same name from content/en and change its words.`],
    };
  const found = draft === undefined ? textIn(file) : { text: draft };
  if ('mistakes' in found) return found;
  const { text } = found;
  const known = last.get(file);
  if (known?.schema === schema && known.text === text) return known.checked as CheckedFile<z.infer<Schema>>;
  const checked = check(file, schema, text);
  last.set(file, { schema, text, checked });
  return checked;
}

function check<Schema extends z.ZodType>(file: string, schema: Schema, text: string): CheckedFile<z.infer<Schema>> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  if (document.errors.length > 0)
    return { mistakes: document.errors.map((error) => broken(file, lines.linePos(error.pos[0]).line, error)) };

  const input: unknown = document.toJS() ?? {};
  const result = schema.safeParse(input);
  if (result.success) {
    const unsaid = [...swallowed(document), ...wrongBraces(schema, input)];
    if (unsaid.length === 0) return { data: result.data, lineOf: (path) => lineOf(document, lines, path) };
    return { mistakes: unsaid.map((one) => `${file}:${placeOf(one, document, lines)}: ${one.what}\n  ${one.cure}`) };
  }
  const issues = result.error.issues.flatMap((issue): { issue: z.core.$ZodIssue; field: PropertyKey[] }[] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ issue, field: [...issue.path, key] }))
      : [{ issue, field: issue.path }],
  );
  return {
    mistakes: issues.map(
      ({ issue, field }) =>
        `${file}:${lineOf(document, lines, field)} ${field.join('.')}: ${ruleOf({ ...issue, path: field }, input)}${exampleFor(schema, field)}`,
    ),
  };
}

const placeOf = ({ at }: Unsaid, document: Document, lines: LineCounter): string =>
  typeof at === 'number' ? String(lines.linePos(at).line) : `${lineOf(document, lines, at)} ${at.join('.')}`;

/** The line of the field's name; of what is missing, the line of the group it belongs to. */
export function lineOf(document: Document, lines: LineCounter, path: readonly PropertyKey[]): number {
  for (let depth = path.length; depth > 0; depth--) {
    const parent = depth === 1 ? document.contents : document.getIn(path.slice(0, depth - 1), true);
    const last = path[depth - 1];
    const pair = isMap(parent) && parent.items.find(({ key }) => isScalar(key) && key.value === last);
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

const broken = (file: string, line: number, { code, message: said }: YAMLError) => {
  // It says: Missing closing "quote
  const message = said.replace(/["'](?=quote$)/, '');
  return `${file}:${line} is not valid YAML: ${message.length > 120 ? `${message.slice(0, 117)}…` : message}\n  ${cures[code] ?? 'Undo the last change there; the line above may be the cause.'}`;
};

function exampleFor(schema: z.ZodType, path: readonly PropertyKey[]): string {
  const at = path.reduce(inside, writtenDown(schema));
  const example = at?.examples?.[0];
  return example === undefined ? '' : `\n  Right would be, for example: ${example}`;
}
