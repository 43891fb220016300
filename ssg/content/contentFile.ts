import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import { type Document, isNode, LineCounter, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import { jsonSchemaOf, type Path, schemaAt } from './jsonSchema.ts';
import { placeholderIssues } from './placeholderChecks.ts';

export type Issue = { file: string; line?: number; path?: Path; what: string; fix?: string | undefined };
type CheckedFile<Data> = { data?: Data; issues: Issue[]; lineOf: (path: Path) => number };

/** The editor's unsaved changes: a file's new bytes, or undefined for a picture that will be removed. */
export type Drafts = ReadonlyMap<string, Buffer | undefined>;

export function checkContentFile<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  drafts?: Drafts,
): CheckedFile<z.infer<Schema>> {
  const bytes = drafts?.get(file) ?? (existsSync(file) ? readFileSync(file) : undefined);
  if (!bytes) return oneIssue({ file, what: 'is missing.', fix: 'Copy the file of the same name from content/en.' });
  // In UTF-16 every ASCII letter has a zero byte.
  if (!isUtf8(bytes) || bytes.includes(0))
    return oneIssue({ file, line: 1, what: 'is not saved as UTF-8.', fix: 'Save it again as UTF-8.' });
  return checkText(file, schema, bytes.toString());
}

const oneIssue = (issue: Issue) => ({ issues: [issue], lineOf: () => 1 });

function checkText<Schema extends z.ZodType>(file: string, schema: Schema, text: string): CheckedFile<z.infer<Schema>> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [yamlError] = document.errors;
  if (yamlError) {
    const { line } = lines.linePos(yamlError.pos[0]);
    return oneIssue({ file, line, what: `is not valid YAML: ${yamlError.message.slice(0, 120)}`, fix: yamlHint });
  }

  const lineOf = (path: Path) => lineOfField(document, lines, path);
  const input: unknown = document.toJS() ?? {};
  const { success, data, error } = schema.safeParse(input, { error: inPlainWords, reportInput: true });
  const schemaIssues = (error?.issues ?? []).flatMap((issue) => {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return paths.map((path) => ({ path, what: messageOf(issue), fix: fixFor(schema, path, issue) }));
  });
  const fieldIssues = success ? placeholderIssues(schema, input) : schemaIssues;
  const issues = [
    ...fieldIssues.map((issue) => ({ file, line: lineOf(issue.path), ...issue })),
    ...wordsReadAsComment(document, lines).map((issue) => ({ file, ...issue })),
  ];
  return { ...(success && issues.length === 0 && { data }), issues, lineOf };
}

/** A missing field has the line of the group to which it belongs. */
function lineOfField(document: Document, lines: LineCounter, path: Path): number {
  for (let depth = path.length; depth > 0; depth--) {
    const node = document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

const typeErrorTexts: Record<string, string> = {
  string: 'must be words; put them in "quotes"',
  boolean: 'must be true or false',
  int: 'must be a whole number',
  array: 'must be a list, each item on a line that begins with a hyphen',
  tuple: 'must be a list, each item on a line that begins with a hyphen',
  object: 'must be a group of fields, indented below it',
};

const inPlainWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'unrecognized_keys':
      return 'is no field that is known here. Is it spelt right, and indented like its neighbours?';
    case 'too_big':
      return sizeErrorText(issue.exact ? 'exactly' : 'at most', issue.maximum, issue.input);
    case 'too_small':
      return sizeErrorText(issue.exact ? 'exactly' : 'at least', issue.minimum, issue.input);
    case 'invalid_type':
      return typeErrorTexts[issue.expected];
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`;
    case 'invalid_union':
      return 'must be written as in the example';
    default:
      return undefined;
  }
};

function sizeErrorText(bound: string, limit: number | bigint, given: unknown): string {
  if (typeof given === 'number') return `must be ${bound} ${limit}`;
  if (Array.isArray(given)) return `must have ${bound} ${limit} item${limit === 1 ? '' : 's'}, not ${given.length}`;
  return `must be ${bound} ${limit} characters, is ${String(given).trim().length}`;
}

function messageOf({ code, message, input }: z.core.$ZodIssue): string {
  if (input === undefined || input === null) return 'is missing';
  if (input === '') return 'must not be empty';
  if (code === 'unrecognized_keys' || (code.startsWith('too_') && typeof input !== 'number')) return message;
  const shown = JSON.stringify(input);
  return `${message}; is ${shown.length > 60 ? `${shown.slice(0, 57)}…` : shown}`;
}

const yamlHint =
  'Words that contain a colon or {braces}, or begin with a quotation mark or a special character, go in "double quotes". Fields are indented with as many spaces as their neighbours.';

/** YAML reads `title: We are #1` as "We are" and a comment. An intended comment has a space after its #. */
function wordsReadAsComment(document: Document, lines: LineCounter) {
  const issues: { line: number; what: string; fix: string }[] = [];
  visit(document, {
    Scalar(_, { comment, range, value }) {
      if (!comment || /^\s/.test(comment) || !range) return;
      const what = `“#${comment}” is taken for a note, so visitors would read “${value}” only`;
      const fix = `If it belongs to the words, put all of them in quotes: "${value} #${comment}"`;
      issues.push({ line: lines.linePos(range[0]).line, what, fix });
    },
  });
  return issues;
}

function fixFor(schema: z.ZodType, path: Path, { code, input, ...issue }: z.core.$ZodIssue): string | undefined {
  const isCount = Array.isArray(input) && code.startsWith('too_');
  if (isCount && 'exact' in issue && issue.exact) return 'Change an item instead of adding or removing one.';
  if (isCount) return code === 'too_big' ? 'Remove one before you add another.' : 'Add one before you remove another.';
  const example = path.reduce(schemaAt, jsonSchemaOf(schema))?.examples?.[0];
  return example === undefined ? undefined : `Right would be, for example: ${example}`;
}
