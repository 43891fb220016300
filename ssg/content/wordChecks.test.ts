import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withValue } from '../../edit/yaml.ts';
import { contentToChange } from '../../tests/content/contentToChange.ts';

const { pathOf, change, mistakes } = contentToChange();

/** Replaces the field's words, without quotes, as somebody types them. */
const typeWords = (file: string, field: string, words: string) =>
  change(file, new RegExp(`(?<=^\\s*${field}: ).*$`, 'm'), words);

test.each([
  ['en/home.yaml', 'title', 'We are #1', 'visitors would read “We are” only', 'in quotes: "We are #1"'],
  ['en/home.yaml', 'title', 'Welcome to {brand}', '{brand} is no placeholder of this field', 'of this field: {name}.'],
  ['en/form.yaml', 'pageTitle', 'Error', '{title} is missing', 'Error: {title}'],
])('in %s the field %s: %s is reported with its fix', (file, field, words, what, fix) => {
  typeWords(file, field, words);
  expect(mistakes()).toContain(what);
  expect(mistakes()).toContain(fix);
});

test('a comment with a space after its # is accepted', () => {
  typeWords('en/home.yaml', 'title', 'Plain words # a note');
  expect(mistakes()).toBe('');
});

test.each(['latin1', 'utf16le'] as const)('a content file that is saved as %s is a mistake', (encoding) => {
  const path = pathOf('en/home.yaml');
  writeFileSync(path, Buffer.from(`\ufeff# café\n${readFileSync(path, 'utf8')}`, encoding));
  expect(mistakes()).toContain('is not saved as UTF-8');
});

test.each(['en', 'id'])('an item that is missing in the language %s is a mistake', (language) => {
  const path = pathOf(`${language}/home.yaml`);
  writeFileSync(path, withValue(readFileSync(path, 'utf8'), ['testimonials', 'items', 1], undefined));
  expect(mistakes()).toMatch(/id\/home\.yaml:\d+ testimonials\.items: has \d items, in the default language it has \d/);
});
