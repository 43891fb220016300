import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withValue } from '../../edit/yaml.ts';
import { builtCopy } from '../get-app/builtCopy.ts';

let copy: ReturnType<typeof builtCopy>;
beforeAll(() => {
  copy = builtCopy((content) => {
    cpSync(join(content, 'en'), join(content, 'ms'), { recursive: true });
    const site = join(content, 'ms/site.yaml');
    const names = { name: 'Bahasa Melayu', locale: 'ms_MY' };
    const named = Object.entries(names).reduce(
      (source, [key, value]) => withValue(source, ['language', key], value),
      readFileSync(site, 'utf8'),
    );
    writeFileSync(site, named);
  });
}, 120_000);
afterAll(() => copy.remove());

test('a copied content folder with its name in site.yaml is a new language, without a line of code', () => {
  const page = (name: string) => readFileSync(join(copy.folder, 'dist/client', name), 'utf8');
  expect(page('about.ms.html')).toContain('<html lang="ms"');
  expect(page('about.ms.html')).toContain('content="ms_MY"');
  for (const name of ['index.html', 'index.id.html', 'index.ms.html'])
    expect(page(name)).toMatch(/href="\/\?lang=ms"[^>]*>Bahasa Melayu</);
});
