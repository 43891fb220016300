import { expect, test } from 'vitest';
import { amountsIn, replaceAmounts } from '../../content/schema/amounts.ts';
import { languages } from '../../content/schema.ts';
import { testContent } from '../../tests/content/testContent.ts';
import { amountIssues } from './amountChecks.ts';

test('amounts are found and replaced, written as 45.000, 45,000 or 45000', () => {
  expect(amountsIn('Rp 45.000, 45,000 rupiah or 4500; not 19.00, 13.40, 24 or 1.5')).toEqual([45000, 45000, 4500]);
  const changed = new Map([[45000, 1_050_000]]);
  expect(replaceAmounts('Rp 45.000, 45,000 rupiah, 45000, 450.000', changed)).toBe(
    'Rp 1.050.000, 1,050,000 rupiah, 1050000, 450.000',
  );
});

test('the content check reports a sentence whose amount the app’s screens do not show, in either language', () => {
  const contents = new Map(languages.map((language) => [language, structuredClone(testContent(language))]));
  const text = 'Rp 90.000 for 2 players, Rp 360.000 for 8. Paid that day: Rp 1.290.000. Unpaid: 630.000 rupiah.';
  for (const { about } of contents.values()) about.products.user.description = text;
  expect(amountIssues(contents, 'content')).toEqual([]);
  for (const { evening } of contents.values()) evening.event.price = 50_000;
  const [path, what] = [['features', 'dashboard', 'alt'], expect.stringContaining('says 45000')];
  const expected = languages.map((language) => ({ file: `content/${language}/home.yaml`, path, what }));
  const found = amountIssues(contents, 'content');
  expect(found).toEqual(expect.arrayContaining(expected));
  expect(found.map(({ file }) => file)).toContain('content/en/about.yaml');
});
