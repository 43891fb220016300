import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { type Language, languages } from '../../content/schema.ts';
import type { Where } from '../../ssg/launch/site.ts';
import { ownFolder, writeOwnContent } from '../content/own.ts';

export const siteUrl = 'https://www.sehobi.id';
export const settings = { SITE_URL: siteUrl, SMTP_URL: 'smtps://a:b@mail.sehobi.id', CONTACT_TO: 'halo@sehobi.id' };
type Path = readonly (string | number)[];
export type ReadySite = Required<Omit<Where, 'environment'>> & { environment: Record<string, string>; root: string };

/** A copy of the tests' content with every sample replaced, settings, and a build with a small card for each page. */
export function readySite(): ReadySite {
  const root = mkdtempSync(join(tmpdir(), 'launch-'));
  const folder = join(root, 'content');
  const built = join(root, 'dist');
  writeOwnContent();
  cpSync(ownFolder, folder, { recursive: true });
  const site: ReadySite = {
    root,
    folder,
    built,
    today: '2026-11-21',
    environment: { ...settings },
  };
  replaceSamples(folder);
  writeBuild(built);
  return site;
}

/** The same site to be changed; making it ready takes longer than most of what is asked of it. */
export function copyOf(site: ReadySite): ReadySite {
  const root = mkdtempSync(join(tmpdir(), 'launch-'));
  cpSync(site.root, root, { recursive: true });
  const [folder, built] = [join(root, 'content'), join(root, 'dist')];
  return { ...site, root, folder, built, environment: { ...site.environment } };
}

/** Puts facts of a company that exists in the place of every sample. */
export function replaceSamples(folder: string): void {
  replaceFacts(folder);
  for (const language of languages) replaceWords(folder, language);
}

/** Changes values in a content file; undefined removes one. */
export function edit(folder: string, file: string, changes: readonly (readonly [Path, unknown])[]): void {
  const path = join(folder, file);
  const document = parseDocument(readFileSync(path, 'utf8'));
  for (const [at, value] of changes) {
    if (value === undefined) document.deleteIn(at);
    else document.setIn(at, document.createNode(value));
  }
  writeFileSync(path, document.toString({ lineWidth: 0 }));
}

function replaceFacts(folder: string): void {
  const profile = (name: string) => ({ name, url: `https://www.${name.toLowerCase()}.com/sehobi` });
  edit(folder, 'facts.yaml', [
    [['stores', 'googlePlay', 'sample'], undefined],
    [['stores', 'appStore', 'url'], 'https://apps.apple.com/id/app/sehobi/id1234567890'],
    [['social'], ['Instagram', 'TikTok', 'LinkedIn'].map(profile)],
    [['contact', 'address'], { text: 'Jl. Tebet Raya No. 24, Jakarta Selatan 12810' }],
    [['contact', 'phone'], { text: '+62 21 8370 1124' }],
    [['contact', 'email'], { text: 'halo@sehobi.id' }],
    [['footer', 'phone'], { text: '+62 21 8370 1124' }],
  ]);
}

function replaceWords(folder: string, language: Language): void {
  const proof = { source: 'Our own bookings', date: '2026-11-01' };
  const each = (count: number, changes: (index: number) => readonly (readonly [Path, unknown])[]) =>
    Array.from({ length: count }, (_, index) => changes(index)).flat();
  edit(folder, `${language}/home.yaml`, [
    [['hero', 'claimsSource'], proof.source],
    [['hero', 'claimsDate'], proof.date],
    ...each(2, (index) => [
      [['testimonials', 'items', index, 'name'], ['Nadia P.', 'Reza H.'][index]],
      [['testimonials', 'items', index, 'source'], 'A mail to us'],
      [['testimonials', 'items', index, 'date'], proof.date],
      [['testimonials', 'items', index, 'consent'], 'By mail on 2026-11-02'],
      [['testimonials', 'items', index, 'sample'], undefined],
    ]),
  ]);
  edit(folder, `${language}/courts.yaml`, [[['sample'], undefined]]);
  edit(folder, `${language}/about.yaml`, [
    ...each(3, (index) => [
      [['statistics', 'items', index, 'source'], proof.source],
      [['statistics', 'items', index, 'date'], proof.date],
      [['team', 'members', index, 'email'], `team${index}@sehobi.id`],
      [['team', 'members', index, 'sample'], undefined],
    ]),
  ]);
  edit(folder, `${language}/site.yaml`, [[['nav', 'article'], 'Products']]);
  edit(
    folder,
    `${language}/site.yaml`,
    ['company', 'feature', 'legal'].flatMap((column) =>
      each(3, (index) => [
        [['footer', column, 'items', index, 'url'], ['/about', '/#feature', '/about#our-products'][index]],
      ]),
    ),
  );
}

export function writeBuild(built: string, changes: { siteUrl?: string | undefined } = {}): void {
  const assets = { siteUrl, ...changes };
  for (const part of ['server', 'client']) mkdirSync(join(built, part), { recursive: true });
  writeFileSync(join(built, 'server/inputs.json'), JSON.stringify({ assets: { '/': assets, '/about': assets } }));
}
