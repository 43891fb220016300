import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtCopy } from '../content/builtCopy.ts';
import { setFields } from '../launch/readySite.ts';
import { afterTest } from '../server/helpers/afterTest.ts';

test('a copied content folder with its name in site.yaml is a new language, without a line of code', () => {
  const { folder, remove } = builtCopy((content) => {
    cpSync(join(content, 'en'), join(content, 'ms'), { recursive: true });
    setFields(content, 'ms/site.yaml', { 'language.name': 'Bahasa Melayu', 'language.locale': 'ms_MY' });
  });
  afterTest(remove);
  const page = (name: string) => readFileSync(join(folder, 'dist/client', name), 'utf8');
  expect(page('about.ms.html')).toContain('<html lang="ms"');
  expect(page('about.ms.html')).toContain('content="ms_MY"');
  for (const name of ['index.html', 'index.id.html', 'index.ms.html'])
    expect(page(name)).toMatch(/href="\/\?lang=ms"[^>]*>Bahasa Melayu</);
}, 120_000);
