import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** What zod found, in the words of someone who writes texts and not programs. */
export function ruleOf(issue: Issue, input: unknown): string {
  if (issue.code === 'unrecognized_keys')
    return 'is no field that is known here. Is it spelt right, and indented like its neighbours?';
  const given = valueAt(input, issue.path);
  if (given === undefined || given === null) return missing(issue);
  switch (issue.code) {
    case 'too_big':
      return sized(issue, 'at most', issue.maximum, given);
    case 'too_small':
      if (given === '') return 'must not be empty';
      return sized(issue, 'at least', issue.minimum, given);
    case 'invalid_type':
      return wrongType(issue.expected, given);
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}; is ${shown(given)}`;
    case 'invalid_format':
      return `${formats[issue.format] ?? issue.message}; is ${shown(given)}`;
    case 'invalid_union': {
      // Of the kinds that a field may be, the usual one is listed last, after "" and short forms.
      const inner = issue.errors.flat().findLast(({ code }) => code !== 'invalid_value');
      const hasShortForm = issue.errors.length > 2;
      if (!inner) return `cannot be ${shown(given)}`;
      return `${hasShortForm ? 'must be a page of this site, like /about; or else ' : ''}${ruleOf({ ...inner, path: issue.path }, input)}`;
    }
    default:
      return issue.message;
  }
}

/** Any other format's message stands in the schema. */
const formats: Record<string, string> = {
  url: 'must be a whole address that begins with https://, or "" while there is none',
  email: 'must be an email address',
  date: 'must be a date that exists, as year-month-day',
};

function missing(issue: Issue): string {
  const list = issue.code === 'invalid_type' && ['array', 'tuple'].includes(issue.expected);
  return list ? 'is missing; a list belongs here' : 'is missing';
}

function sized(issue: Issue & { exact?: boolean }, bound: string, limit: number | bigint, given: unknown): string {
  const count = (unit: string) => `${limit} ${unit}${Number(limit) === 1 ? '' : 's'}`;
  return Array.isArray(given)
    ? `must have ${issue.exact ? 'exactly' : bound} ${count('item')}, has ${given.length}`
    : `must be ${bound} ${count('character')}, is ${String(given).trim().length}`;
}

const kinds: Record<string, string> = {
  string: 'must be words; put them in "quotes"',
  boolean: 'must be true or false',
  array: 'must be a list, each item on a line that begins with a hyphen',
  tuple: 'must be a list, each item on a line that begins with a hyphen',
  object: 'must be a group of fields, indented below it',
};

const wrongType = (expected: string, given: unknown) =>
  `${kinds[expected] ?? `must be of the kind ${expected}`}; is ${shown(given)}`;

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** What stands at the end of a path, if it leads anywhere. */
export function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (at !== null && typeof at === 'object' ? (at as Record<PropertyKey, unknown>)[key] : undefined),
    input,
  );
}
