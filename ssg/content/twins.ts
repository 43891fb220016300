import { join } from 'node:path';
import { type Content, kinds, type Language } from '../../content/schema.ts';
import { checkContentFile, type Drafts } from './file.ts';

/** A person, a quote or a feature that one language has and another has not: the same item stands at the same place in each. */
export function missingTwins(contents: ReadonlyMap<Language, Content>, folder: string, drafts?: Drafts): string[] {
  const [first, ...others] = contents;
  if (!first) return [];
  const [language, content] = first;
  return others.flatMap(([other, theirs]) =>
    (Object.keys(kinds) as (keyof typeof kinds)[]).flatMap((kind) => {
      const [here, there] = [language, other].map((name) => join(folder, name, `${kind}.yaml`));
      return unequalLists(content[kind], theirs[kind]).map(({ path, own, their }) => {
        const checked = checkContentFile(there ?? '', kinds[kind], drafts);
        const line = 'lineOf' in checked ? checked.lineOf(path) : 1;
        return `${there}:${line} ${path.join('.')}: has ${their} items, ${here} has ${own}\n  Each item stands in every language, in the same order. Add what is missing, or remove it from both.`;
      });
    }),
  );
}

type Unequal = { path: PropertyKey[]; own: number; their: number };

function unequalLists(own: unknown, their: unknown, path: PropertyKey[] = []): Unequal[] {
  if (Array.isArray(own) && Array.isArray(their) && own.length !== their.length)
    return [{ path, own: own.length, their: their.length }];
  if (own === null || their === null || typeof own !== 'object' || typeof their !== 'object') return [];
  return Object.entries(own).flatMap(([key, value]) =>
    unequalLists(value, (their as Record<string, unknown>)[key], [...path, Array.isArray(own) ? Number(key) : key]),
  );
}
