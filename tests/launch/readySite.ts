import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { languages } from '../../content/schema.ts';
import { testContentFolder, writeTestContent } from '../content/testContent.ts';

export const siteUrl = 'https://www.sehobi.id';
export const settings = { SITE_URL: siteUrl, SMTP_URL: 'smtps://a:b@mail.sehobi.id', CONTACT_TO: 'halo@sehobi.id' };
export type ReadySite = ReturnType<typeof readySite>;

/** Returns a copy of the tests' content and a build, with which launch-check finds nothing left to do. */
export function readySite(root: string) {
  const environment: Record<string, string> = { ...settings };
  const site = { root, folder: join(root, 'content'), dist: join(root, 'dist'), environment };
  writeTestContent();
  cpSync(testContentFolder, site.folder, { recursive: true });
  replaceSamples(site.folder);
  writeBuildData(site.dist);
  return site;
}

/** The keys of `changes` are paths such as stores.appStore.url; undefined removes the field. */
export function setFields(contentFolder: string, file: string, changes: Record<string, unknown>): void {
  const yamlFile = join(contentFolder, file);
  const document = parseDocument(readFileSync(yamlFile, 'utf8'));
  for (const [name, value] of Object.entries(changes)) {
    const path = name.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    if (value === undefined) document.deleteIn(path);
    else document.setIn(path, document.createNode(value));
  }
  writeFileSync(yamlFile, document.toString({ lineWidth: 0 }));
}

/** Turns { a: { b: 1 } } into [['a.b', 1]], the entries that setFields takes. */
const flatten = (changes: object, prefix = ''): [string, unknown][] =>
  Object.entries(changes).flatMap(([name, value]) =>
    typeof value === 'object' ? flatten(value, `${prefix}${name}.`) : [[prefix + name, value]],
  );

export function replaceSamples(contentFolder: string): void {
  const withoutSample = (fields: object) => ({ ...fields, sample: undefined });
  const socialProfile = (name: string) => withoutSample({ url: `https://www.${name}.com/sehobi` });
  const phone = withoutSample({ text: '+62 21 8370 1124' });
  const replace = (file: string, changes: object) =>
    setFields(contentFolder, file, Object.fromEntries(flatten(changes)));
  replace('facts.yaml', {
    'stores.googlePlay': withoutSample({ url: 'https://play.google.com/store/apps/details?id=id.sehobi.app&hl=id' }),
    'stores.appStore.url': 'https://apps.apple.com/id/app/sehobi/id1234567890',
    social: ['instagram', 'tiktok', 'linkedin', 'x'].map(socialProfile),
    'contact.address': withoutSample({ text: 'Jl. Tebet Raya No. 24, Jakarta Selatan 12810' }),
    'contact.phone': phone,
    'contact.email': withoutSample({ text: 'halo@sehobi.id' }),
    'footer.phone': phone,
    hall: withoutSample({}),
  });
  const figureSource = { source: 'Our own bookings', date: '2026-11-01' };
  const quoteSource = withoutSample({ ...figureSource, consent: 'By mail on 2026-11-02' });
  const links = { items: ['/about?topic=host#contact', '/#feature', '/about#our-products'].map((url) => ({ url })) };
  for (const language of languages) {
    replace(`${language}/home.yaml`, {
      hero: { claimsSource: figureSource.source, claimsDate: figureSource.date },
      testimonials: { items: [quoteSource, quoteSource] },
    });
    replace(`${language}/courts.yaml`, withoutSample({}));
    replace(`${language}/about.yaml`, {
      statistics: { items: [figureSource, figureSource, figureSource] },
      team: { members: [0, 1, 2].map((index) => withoutSample({ email: `team${index}@sehobi.id` })) },
    });
    replace(`${language}/site.yaml`, { footer: { company: links, feature: links, legal: links } });
  }
}

export function writeBuildData(dist: string, builtSiteUrl = siteUrl): void {
  for (const part of ['server', 'client']) mkdirSync(join(dist, part), { recursive: true });
  writeFileSync(join(dist, 'server/render-data.json'), JSON.stringify({ siteUrl: builtSiteUrl }));
}
