import type { Field, Path, Site } from './site.ts';

export type Wrong = { what: string; todo?: string; within?: Path };
export type Texts = Record<string, string | undefined>;
type Judge<Value> = (value: Value, field: Field, site: Site) => string | false | undefined | Wrong[];
export type Rule = { group: string; where: RegExp; todo: string; wrong: Judge<never>; isAdvice?: true };

/** A rule looks at the fields whose name matches `where`, and says what is wrong there. */
export const rule =
  (group: string) =>
  <Value>(where: RegExp, todo: string, wrong: Judge<Value>, advice: { isAdvice?: true } = {}): Rule => ({
    ...{ group, where, todo, wrong, ...advice },
  });
