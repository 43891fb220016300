import { type Content, kinds, type Language } from '../../content/schema.ts';

type UnequalList = { kind: keyof typeof kinds; language: Language; path: PropertyKey[]; what: string; cure: string };

/** Lists that have more items in one language than in the first: the same item stands at the same place in each. */
export function unequalLists(contents: ReadonlyMap<Language, Content>): UnequalList[] {
  const [first, ...others] = contents;
  if (!first) return [];
  return others.flatMap(([language, content]) =>
    (Object.keys(kinds) as (keyof typeof kinds)[]).flatMap((kind) =>
      compared(first[1][kind], content[kind]).map(({ path, own, theirs }) => ({
        ...{ kind, language, path },
        what: `has ${theirs} items, ${first[0]}/${kind}.yaml has ${own}`,
        cure: 'Each item stands in every language, in the same order. Add what is missing, or remove it from both.',
      })),
    ),
  );
}

function compared(
  own: unknown,
  theirs: unknown,
  path: PropertyKey[] = [],
): { path: PropertyKey[]; own: number; theirs: number }[] {
  if (Array.isArray(own) && Array.isArray(theirs) && own.length !== theirs.length)
    return [{ path, own: own.length, theirs: theirs.length }];
  if (own === null || theirs === null || typeof own !== 'object' || typeof theirs !== 'object') return [];
  return Object.entries(own).flatMap(([key, value]) =>
    compared(value, (theirs as Record<string, unknown>)[key], [...path, Array.isArray(own) ? Number(key) : key]),
  );
}
