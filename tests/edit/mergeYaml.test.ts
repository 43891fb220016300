import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { mergeYaml } from '../../edit/yaml.ts';

const base = `# The team.
title: Meet us
price: 45000
team:
  - name: Ayu
    role: CEO
    sample: true
  - name: Bima
    role: CTO # since May
tags: [one, two]
`;
const change = (...changes: [string, string][]) =>
  changes.reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replace(from, () => to);
  }, base);
const failOnConflict = () => {
  throw new Error('This is no conflict.');
};
const ayu = '  - name: Ayu\n    role: CEO\n    sample: true\n';
const bima = '  - name: Bima\n    role: CTO # since May\n';
const newItem = (name: string): [string, string] => [
  'tags',
  `  - name: ${name}\n    role: Coach\n    sample: true\ntags`,
];

test('a change by one side is taken, with its comments, also in neighbouring lines', () => {
  const mine: [string, string][] = [
    ['Meet us', 'Meet the team'],
    ['name: Bima', 'name: Bima S.'],
  ];
  const theirs: [string, string][] = [
    ['price: 45000', 'price: 50000 # from May on'],
    ['role: CTO', 'role: COO'],
  ];
  const merged = mergeYaml({ base, mine: change(...mine), theirs: change(...theirs) }, failOnConflict);
  expect(merged).toBe(change(...mine, ...theirs));
});

test('a change by both sides is decided field by field, unless both are equal', () => {
  const mine = change(['Meet us', 'Mine'], ['45000', '46000'], ['Ayu', 'Ayu L.']);
  const theirs = change(['Meet us', 'Theirs'], ['45000', '47000'], ['Ayu', 'Ayu L.']);
  const asked: unknown[] = [];
  const merged = mergeYaml({ base, mine, theirs }, ([key]) => {
    asked.push(key);
    return key === 'title' ? 'mine' : 'theirs';
  });
  expect(asked).toEqual(['title', 'price']);
  expect(merged).toBe(change(['Meet us', 'Mine'], ['45000', '47000'], ['Ayu', 'Ayu L.']));
});

test('a list that both have changed is decided as a whole if one of them has added, removed or moved items', () => {
  const theirs = change(['CEO', 'Founder']);
  for (const list of [change(newItem('Citra')), change([ayu, '']), change([ayu + bima, bima + ayu])])
    for (const side of ['mine', 'theirs'] as const) {
      const asked: unknown[] = [];
      const merged = mergeYaml({ base, mine: list, theirs }, (path) => {
        asked.push(path);
        return side;
      });
      expect(asked).toEqual([['team']]);
      expect(parse(merged).team).toEqual(parse(side === 'mine' ? list : theirs).team);
    }
});

test('a field that one side adds or removes is added or removed', () => {
  const mine = change(['    sample: true\n', '']);
  const theirs = change(['title: Meet us\n', 'title: Meet us\nsubtitle: All of us\nmore:\n  deep: yes\n']);
  const merged = parse(mergeYaml({ base, mine, theirs }, failOnConflict));
  expect(merged.team[0]).toEqual({ name: 'Ayu', role: 'CEO' });
  expect(merged).toMatchObject({ subtitle: 'All of us', more: { deep: 'yes' } });
});
