import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { languages } from '../../content/schema.ts';
import type { Where } from '../../ssg/launch/check.ts';
import { ownFolder, writeOwnContent } from '../content/own.ts';

export const siteUrl = 'https://www.sehobi.id';
export const settings = { SITE_URL: siteUrl, SMTP_URL: 'smtps://a:b@mail.sehobi.id', CONTACT_TO: 'halo@sehobi.id' };
export type ReadySite = Required<Omit<Where, 'environment'>> & { environment: Record<string, string>; root: string };

/** A copy of the tests' content without samples, its settings, and the build's data for the launch list. */
export function readySite(): ReadySite {
  const site = siteIn(mkdtempSync(join(tmpdir(), 'launch-')));
  writeOwnContent();
  cpSync(ownFolder, site.folder, { recursive: true });
  replaceSamples(site.folder);
  writeBuild(site.built);
  return site;
}

const siteIn = (root: string): ReadySite => ({
  root,
  folder: join(root, 'content'),
  built: join(root, 'dist'),
  environment: { ...settings },
});

/** A copy to change, because making a site ready takes longer than most tests. */
export function copyOf(site: ReadySite): ReadySite {
  const root = mkdtempSync(join(tmpdir(), 'launch-'));
  cpSync(site.root, root, { recursive: true });
  return siteIn(root);
}

/** Changes values in a content file, by paths such as stores.appStore.url; undefined removes one. */
export function edit(folder: string, file: string, changes: Record<string, unknown>): void {
  const path = join(folder, file);
  const document = parseDocument(readFileSync(path, 'utf8'));
  for (const [name, value] of Object.entries(changes)) {
    const at = name.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    if (value === undefined) document.deleteIn(at);
    else document.setIn(at, document.createNode(value));
  }
  writeFileSync(path, document.toString({ lineWidth: 0 }));
}

/** Replaces every sample by a real company's facts. */
export function replaceSamples(folder: string): void {
  const [phone, source, date] = [{ text: '+62 21 8370 1124' }, 'Our own bookings', '2026-11-01'];
  edit(folder, 'facts.yaml', {
    'stores.googlePlay.sample': undefined,
    'stores.appStore.url': 'https://apps.apple.com/id/app/sehobi/id1234567890',
    social: ['Instagram', 'TikTok', 'LinkedIn'].map((name) => ({
      ...{ name, url: `https://www.${name.toLowerCase()}.com/sehobi` },
    })),
    'contact.address': { text: 'Jl. Tebet Raya No. 24, Jakarta Selatan 12810' },
    'contact.phone': phone,
    'contact.email': { text: 'halo@sehobi.id' },
    'footer.phone': phone,
    'hall.sample': undefined,
  });
  const each = (list: string, changes: Record<string, unknown>[]) =>
    Object.fromEntries(
      changes.flatMap((fields, at) => Object.entries(fields).map(([name, value]) => [`${list}.${at}.${name}`, value])),
    );
  const said = { source: 'A mail to us', date, consent: 'By mail on 2026-11-02', sample: undefined };
  const members = [0, 1, 2].map((at) => ({ email: `team${at}@sehobi.id`, sample: undefined }));
  const urls = ['/about', '/#feature', '/about#our-products'].map((url) => ({ url }));
  for (const language of languages) {
    edit(folder, `${language}/home.yaml`, {
      ...{ 'hero.claimsSource': source, 'hero.claimsDate': date },
      ...each(
        'testimonials.items',
        ['Nadia P.', 'Reza H.'].map((name) => ({ name, ...said })),
      ),
    });
    edit(folder, `${language}/courts.yaml`, { sample: undefined });
    edit(folder, `${language}/about.yaml`, {
      ...each(
        'statistics.items',
        [0, 1, 2].map(() => ({ source, date })),
      ),
      ...each('team.members', members),
    });
    const footer = ['company', 'feature', 'legal'].map((column) => each(`footer.${column}.items`, urls));
    edit(folder, `${language}/site.yaml`, Object.assign({}, ...footer));
  }
}

export function writeBuild(built: string, address = siteUrl): void {
  for (const part of ['server', 'client']) mkdirSync(join(built, part), { recursive: true });
  writeFileSync(join(built, 'server/inputs.json'), JSON.stringify({ siteUrl: address }));
}
