import { cpSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildIn } from '../content/builtCopy.ts';
import { testBuild } from '../content/testContent.ts';
import { setFields } from '../launch/readySite.ts';
import { temporaryFolder } from '../server/helpers/afterTest.ts';

test('two builds of one commit are identical to the byte, also without the editor', { timeout: 60_000 }, () => {
  const otherLocale = { TZ: 'Pacific/Kiritimati', LANG: 'id_ID.UTF-8', LC_ALL: 'id_ID.UTF-8' };
  const folder = temporaryFolder();
  buildIn(folder, undefined, { ...otherLocale, BUILD_CACHE: temporaryFolder() });
  expect([existsSync('edit'), existsSync(join(folder, 'edit'))], 'built without edit/').toEqual([true, false]);
  const [built, rebuilt] = [filesOf(testBuild), filesOf(join(folder, 'dist'))];
  expect([...rebuilt.keys()]).toEqual([...built.keys()]);
  expect(built.size, 'neither list is empty').toBeGreaterThan(0);
  const differing = [...built].filter(([name, bytes]) => !rebuilt.get(name)?.equals(bytes)).map(([name]) => name);
  expect(differing).toEqual([]);
});

test('a copy of content/en with another language’s name in site.yaml is a new language, without a line of code', () => {
  const folder = temporaryFolder();
  buildIn(folder, (content) => {
    cpSync(join(content, 'en'), join(content, 'ms'), { recursive: true });
    setFields(content, 'ms/site.yaml', { 'language.name': 'Bahasa Melayu', 'language.locale': 'ms_MY' });
  });
  const page = (name: string) => readFileSync(join(folder, 'dist/client', name), 'utf8');
  expect(page('about.ms.html')).toMatch(/<html lang="ms".* content="ms_MY"/s);
  for (const name of ['index.html', 'index.id.html', 'index.ms.html'])
    expect(page(name)).toMatch(/href="\/\?lang=ms"[^>]*>Bahasa Melayu</);
}, 120_000);

function filesOf(dist: string): Map<string, Buffer> {
  const builtAssets: string[] = JSON.parse(readFileSync(join(dist, 'client/.own-assets.json'), 'utf8'));
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(client|server)/.test(name) && statSync(join(dist, name)).isFile())
    .filter((name) => !name.startsWith('client/assets/') || builtAssets.includes(name.slice('client/assets/'.length)))
    .sort();
  return new Map(names.map((name) => [name, readFileSync(join(dist, name))]));
}
