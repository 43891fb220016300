import type { z } from 'zod';

const list = 'must be a list, each item on a line that begins with a hyphen';
const types: Record<string, string> = {
  string: 'must be words; put them in "quotes"',
  boolean: 'must be true or false',
  array: list,
  tuple: list,
  object: 'must be a group of fields, indented below it',
};
/** Any other format's message stands in the schema. */
const formats: Record<string, string> = {
  url: 'must be a whole address that begins with https://, or "" while there is none',
  email: 'must be an email address',
  date: 'must be a date that exists, as year-month-day',
};

/** zod's messages in the words of someone who writes texts and not programs. */
export const inPlainWords: z.core.$ZodErrorMap = (issue) => {
  const { input } = issue;
  if (input === undefined || input === null)
    return issue.code === 'invalid_type' && types[issue.expected] === list
      ? 'is missing; a list belongs here'
      : 'is missing';
  switch (issue.code) {
    case 'unrecognized_keys':
      return 'is no field that is known here. Is it spelt right, and indented like its neighbours?';
    case 'too_big':
      return sized(issue.exact ? 'exactly' : 'at most', Number(issue.maximum), input);
    case 'too_small':
      return input === ''
        ? 'must not be empty'
        : sized(issue.exact ? 'exactly' : 'at least', Number(issue.minimum), input);
    case 'invalid_type':
      return `${types[issue.expected] ?? `must be of the kind ${issue.expected}`}; is ${shown(input)}`;
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}; is ${shown(input)}`;
    case 'invalid_format':
      return formats[issue.format];
    case 'invalid_union': {
      // Of the kinds that a field may be, the usual one is listed last, after "" and short forms.
      const usual = issue.errors.flat().findLast(({ code }) => code !== 'invalid_value');
      const orPage = issue.errors.length > 2 ? 'must be a page of this site, like /about; or else ' : '';
      return usual ? orPage + messageOf(usual) : `cannot be ${shown(input)}`;
    }
    default:
      return undefined;
  }
};

/** What zod says of a format names no value: it may be the schema's own message. */
export const messageOf = ({ code, message, input }: z.core.$ZodIssue) =>
  code === 'invalid_format' ? `${message}; is ${shown(input)}` : message;

function sized(bound: string, limit: number, given: unknown): string {
  const count = (unit: string) => `${limit} ${unit}${limit === 1 ? '' : 's'}`;
  return Array.isArray(given)
    ? `must have ${bound} ${count('item')}, has ${given.length}`
    : `must be ${bound} ${count('character')}, is ${String(given).trim().length}`;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
