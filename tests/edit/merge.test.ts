import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { merge } from '../../edit/merge.ts';

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
const never = () => {
  throw new Error('This is no conflict.');
};
const item = (name: string) => `  - name: ${name}\n    role: Coach\n    sample: true\ntags`;

test('what only one side has changed is taken, with its comments, also in neighbouring lines', () => {
  const mine = change(['Meet us', 'Meet the team'], ['name: Bima', 'name: Bima S.']);
  const theirs = change(['price: 45000', 'price: 50000 # from May on'], ['role: CTO', 'role: COO']);
  expect(merge({ base, mine, theirs }, never)).toBe(
    change(
      ['Meet us', 'Meet the team'],
      ['price: 45000', 'price: 50000 # from May on'],
      ['name: Bima', 'name: Bima S.'],
      ['role: CTO', 'role: COO'],
    ),
  );
});

test('what both have changed is decided field by field', () => {
  const mine = change(['Meet us', 'Mine'], ['45000', '46000']);
  const theirs = change(['Meet us', 'Theirs'], ['45000', '47000']);
  const merged = merge({ base, mine, theirs }, ([key]) => (key === 'title' ? 'mine' : 'theirs'));
  expect(merged).toBe(change(['Meet us', 'Mine'], ['45000', '47000']));
});

test('what both have changed alike is no conflict', () => {
  const mine = change(['Meet us', 'Hello']);
  expect(merge({ base, mine, theirs: mine }, never)).toBe(mine);
});

test('both add an item, one edits another: all of it is there', () => {
  const mine = change(['tags', item('Citra')], ['role: CEO', 'role: Founder']);
  const theirs = change(['tags', item('Dewi')]);
  const { team } = parse(merge({ base, mine, theirs }, never));
  expect(team.map(({ name }: { name: string }) => name).sort()).toEqual(['Ayu', 'Bima', 'Citra', 'Dewi']);
  expect(team[0].role).toBe('Founder');
});

test('one removes an item, the other has changed it: it stays; unchanged, it goes', () => {
  const without = change(['  - name: Ayu\n    role: CEO\n    sample: true\n', '']);
  const edited = change(['role: CEO', 'role: Founder']);
  expect(parse(merge({ base, mine: without, theirs: edited }, never)).team).toHaveLength(2);
  expect(parse(merge({ base, mine: edited, theirs: without }, never)).team).toHaveLength(2);
  const retitled = change(['Meet us', 'Hello']);
  expect(merge({ base, mine: without, theirs: retitled }, never)).toBe(without.replace('Meet us', 'Hello'));
  expect(merge({ base, mine: retitled, theirs: without }, never)).toBe(without.replace('Meet us', 'Hello'));
});

test('one moves an item, the other changes it: it is changed where it stands now', () => {
  const [head = '', ayu = '', bima = ''] = [
    base.slice(0, base.indexOf('  - name: Ayu')),
    '  - name: Ayu\n    role: CEO\n    sample: true\n',
    '  - name: Bima\n    role: CTO # since May\n',
  ];
  const moved = `${head}${bima}${ayu}tags: [one, two]\n`;
  const edited = change(['role: CTO', 'role: COO']);
  for (const sides of [
    { base, mine: moved, theirs: edited },
    { base, mine: edited, theirs: moved },
  ])
    expect(parse(merge(sides, never)).team).toEqual([
      { name: 'Bima', role: 'COO' },
      { name: 'Ayu', role: 'CEO', sample: true },
    ]);
});

test('a field that one side adds or takes away is so afterwards', () => {
  const mine = change(['    sample: true\n', '']);
  const theirs = change(['title: Meet us\n', 'title: Meet us\nsubtitle: All of us\nmore:\n  deep: yes\n']);
  const merged = parse(merge({ base, mine, theirs }, never));
  expect(merged.team[0]).toEqual({ name: 'Ayu', role: 'CEO' });
  expect(merged).toMatchObject({ subtitle: 'All of us', more: { deep: 'yes' } });
});
