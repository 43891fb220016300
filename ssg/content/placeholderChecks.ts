import type { z } from 'zod';
import { eachValue, jsonSchemaOf, type Path } from './jsonSchema.ts';

type FoundIssue = { path: Path; what: string; fix: string };

/** Matches a placeholder such as {limit}, one that is not closed, and a single }. */
const placeholders = /\{[^{}]*\}|\{\S*|\}/g;
const placeholdersIn = (text: unknown): string[] => String(text).match(placeholders) ?? [];

/** A text must have the placeholders of its field's example, such as {limit}. It may have those of the description, and {name}, the brand's name. */
export function placeholderIssues(schema: z.ZodType, data: unknown): FoundIssue[] {
  const issues: FoundIssue[] = [];
  eachValue(jsonSchemaOf(schema), data, ({ description, examples }, value, path) => {
    if (typeof value !== 'string' || value === '') return;
    const given = placeholdersIn(value);
    const required = placeholdersIn(examples?.[0]).filter((placeholder) => placeholder !== '{name}');
    const allowed = ['{name}', ...required, ...placeholdersIn(description)];
    for (const placeholder of given.filter((each) => !allowed.includes(each))) {
      const what = `${placeholder} is no placeholder of this field; visitors would read it as it is`;
      issues.push({ path, what, fix: `Placeholders of this field: ${allowed.join(', ')}.` });
    }
    for (const placeholder of required.filter((each) => !given.includes(each))) {
      const what = `${placeholder} is missing; visitors would not see its value`;
      issues.push({ path, what, fix: `Right would be, for example: ${examples?.[0]}` });
    }
  });
  return issues;
}
