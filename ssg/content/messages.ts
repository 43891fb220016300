import type { z } from 'zod';

const types: Record<string, string> = {
  string: 'must be words; put them in "quotes"',
  boolean: 'must be true or false',
  int: 'must be a whole number',
  array: 'must be a list, each item on a line that begins with a hyphen',
  tuple: 'must be a list, each item on a line that begins with a hyphen',
  object: 'must be a group of fields, indented below it',
};

/** zod's messages in the words of someone who writes texts and not programs. What a field alone wants stands in its schema. */
export const inPlainWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'unrecognized_keys':
      return 'is no field that is known here. Is it spelt right, and indented like its neighbours?';
    case 'too_big':
      return sized(issue.exact ? 'exactly' : 'at most', issue.maximum, issue.input);
    case 'too_small':
      return sized(issue.exact ? 'exactly' : 'at least', issue.minimum, issue.input);
    case 'invalid_type':
      return types[issue.expected];
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`;
    default:
      return undefined;
  }
};

function sized(bound: string, limit: number | bigint, given: unknown): string {
  if (typeof given === 'number') return `must be ${bound} ${limit}`;
  if (Array.isArray(given)) return `must have ${bound} ${limit} items, has ${given.length}`;
  return `must be ${bound} ${limit} characters, is ${String(given).trim().length}`;
}

/** What is wrong, with the value where the message does not speak of it. */
export function messageOf({ code, message, input }: z.core.$ZodIssue): string {
  if (input === undefined || input === null) return 'is missing';
  if (input === '') return 'must not be empty';
  if (code === 'unrecognized_keys' || (code.startsWith('too_') && typeof input !== 'number')) return message;
  const shown = JSON.stringify(input);
  return `${message}; is ${shown.length > 60 ? `${shown.slice(0, 57)}…` : shown}`;
}
