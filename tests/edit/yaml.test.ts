import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { isInside } from '../../edit/protocol.ts';
import { diff } from '../../edit/publishing.ts';
import { mergeYaml, type Path, withItems, withValue } from '../../edit/yaml.ts';
import { valueAt } from '../../ssg/content/jsonSchema.ts';

// The other language has the same fields as en/.
const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(facts|en\W\w+)\.yaml$/.test(file))
  .map((file) => ({ file, source: readFileSync(join('content', file), 'utf8') }));

const newTexts = ['With: a colon, and #1', 'yes', '{name} says "it\'s"'];

function valuesIn(value: unknown, path: Path = []): { path: Path; list?: unknown[] }[] {
  if (value === null || typeof value !== 'object') return [{ path }];
  const inner = Object.entries(value).flatMap(([key, item]) =>
    valuesIn(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return Array.isArray(value) && value.length > 0 ? [{ path, list: value }, ...inner] : inner;
}

const countLinesOnlyIn = (text: string, otherText: string) => {
  const known = new Set(otherText.split('\n'));
  return text.split('\n').filter((line) => !known.has(line)).length;
};
const countComments = (source: string) => source.match(/#/g)?.length;

test.each(files)('every value of $file can be changed by changing one line', ({ source }) => {
  const values = valuesIn(parse(source)).filter(({ list }) => !list);
  const newText = (index: number) => newTexts[index % newTexts.length] ?? '';
  let text = source;
  for (const [index, { path }] of values.entries()) {
    const changed = withValue(text, path, newText(index));
    expect(changed.split('\n'), path.join('.')).toHaveLength(source.split('\n').length);
    expect(countLinesOnlyIn(changed, text), path.join('.')).toBeLessThan(2);
    text = changed;
  }
  const written: unknown = parse(text);
  for (const [index, { path }] of values.entries()) expect(valueAt(written, path), path.join('.')).toBe(newText(index));
});

test.each(files)('every item of $file can be removed and moved, with its comments', ({ source }) => {
  for (const { path, list = [] } of valuesIn(parse(source)))
    for (const index of list.keys()) {
      const changeList = (change: (items: unknown[]) => unknown[]) => {
        const changed = withItems(source, path, change);
        expect(valueAt(parse(changed), path)).toEqual(change(list));
        return changed;
      };
      if (list.length > 1) changeList((items) => items.toSpliced(index, 1));
      const moved = changeList((items) => items.toSpliced(index, 1).toSpliced(Math.max(0, index - 1), 0, items[index]));
      expect(countComments(moved)).toBe(countComments(source));
    }
});

test('a field is added after the last one of its group and removed again, in YAML’s block and flow style', () => {
  const source = 'a:\n  - b: 1 # one\n    c: 2\n\n# tail\nd: { e: 1, f: [ 2 ] }\n';
  const added = withValue(withValue(source, ['a', 0, 'x'], 'true'), ['d', 'x'], 'one, two');
  expect(added).toBe('a:\n  - b: 1 # one\n    c: 2\n    x: "true"\n\n# tail\nd: { e: 1, f: [ 2 ], x: "one, two" }\n');
  expect(withValue(withValue(added, ['a', 0, 'x'], undefined), ['d', 'x'], undefined)).toBe(source);
  expect(withValue(source, ['d', 'e'], undefined)).toContain('d: { f: [ 2 ] }');
  expect(withValue(source, ['a', 0, 'b'], true)).toContain('  - b: true # one\n');
});

const base = `# The team.
title: Meet us
price: 45000
team:
  - name: Ayu
    role: CEO
    sample: true
  - name: Bima
    role: CTO # since May
tags: [ one, two ]
`;
const baseWith = (...changes: [string, string][]) =>
  changes.reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replace(from, () => to);
  }, base);
const failOnConflict = () => {
  throw new Error('This is no conflict.');
};
const ayu = '  - name: Ayu\n    role: CEO\n    sample: true\n';
const bima = '  - name: Bima\n    role: CTO # since May\n';
const withCitra: [string, string] = ['tags', '  - name: Citra\n    role: Coach\n    sample: true\ntags'];

test('a merge takes each change that only one side has made, with its comments, even in neighbouring lines', () => {
  const mine: [string, string][] = [
    ['Meet us', 'Meet the team'],
    ['    sample: true\n', ''],
    ['name: Bima', 'name: Bima S.'],
  ];
  const theirs: [string, string][] = [
    ['price: 45000', 'price: 50000 # from May on\nmore:\n  deep: yes'],
    ['role: CTO', 'role: COO'],
  ];
  const merged = mergeYaml({ base, mine: baseWith(...mine), theirs: baseWith(...theirs) }, failOnConflict);
  expect(merged).toBe(baseWith(...mine, ...theirs));
});

test('a merge asks about each field that both sides have changed, unless both now have the same value', () => {
  const mine = baseWith(['Meet us', 'Mine'], ['45000', '46000'], ['Ayu', 'Ayu L.']);
  const theirs = baseWith(['Meet us', 'Theirs'], ['45000', '47000'], ['Ayu', 'Ayu L.']);
  const asked: unknown[] = [];
  const merged = mergeYaml({ base, mine, theirs }, ([key]) => {
    asked.push(key);
    return key === 'title' ? 'mine' : 'theirs';
  });
  expect(asked).toEqual(['title', 'price']);
  expect(merged).toBe(baseWith(['Meet us', 'Mine'], ['45000', '47000'], ['Ayu', 'Ayu L.']));
});

test('a merge asks about a whole list if both sides have changed it and one has added, removed or moved items', () => {
  const theirs = baseWith(['CEO', 'Founder']);
  for (const mine of [baseWith(withCitra), baseWith([ayu, '']), baseWith([ayu + bima, bima + ayu])])
    for (const side of ['mine', 'theirs'] as const) {
      const asked: unknown[] = [];
      const merged = mergeYaml({ base, mine, theirs }, (path) => {
        asked.push(path);
        return side;
      });
      expect(asked).toEqual([['team']]);
      expect(parse(merged).team).toEqual(parse(side === 'mine' ? mine : theirs).team);
    }
});

test('Publish shows a changed list as the names of its items, then the fields of its new and changed items', () => {
  const team = (...people: string[]) => people.map((each) => ({ name: each.split(' ')[0], role: each.split(' ')[1] }));
  const published = { team: team('Ayu CEO', 'Bima CTO', 'Citra COO'), tags: ['a', 'b', 'c'] };
  const current = { team: team('Dewi CEO', 'Citra Coach', 'Ayu CEO'), tags: ['a', 'B', 'c'] };
  expect(['en.team.1.name', 'en.team.10'].map((id) => isInside(id, 'en.team.1'))).toEqual([true, false]);
  expect(diff('en', published, current)).toEqual([
    { id: 'en.team', was: 'Ayu, Bima, Citra', value: 'Dewi, Citra, Ayu' },
    { id: 'en.team.0.name', was: '', value: 'Dewi' },
    { id: 'en.team.0.role', was: '', value: 'CEO' },
    { id: 'en.team.1.name', was: '', value: 'Citra' },
    { id: 'en.team.1.role', was: '', value: 'Coach' },
    { id: 'en.tags.1', was: 'b', value: 'B' },
  ]);
});
