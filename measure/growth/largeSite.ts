import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { type Document, parseDocument } from 'yaml';

/** As many languages as asked for, each with photographs of its own beside its testimonials. */
export type Size = { languages: number; photographsEach: number };

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
/** en first, then invented codes. */
const codesOf = (count: number) =>
  ['en', ...letters.slice(0, 2).flatMap((a) => letters.map((b) => `x${a}${b}`))].slice(0, count);

/** A copy of the project that has grown, to be built and served by the project's own code. */
export async function largeSite({ languages, photographsEach }: Size): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'sehobi-growth-'));
  for (const part of ['build', 'content', 'contract', 'server', 'site', 'package.json', 'vite.config.ts'])
    cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const codes = codesOf(languages);
  mkdirSync(join(folder, 'content/images'), { recursive: true });
  for (const code of codes) {
    const own = join(folder, 'content', code);
    if (code !== 'en') {
      cpSync(join(folder, 'content/en'), own, { recursive: true });
      nameLanguage(join(own, 'site.yaml'), code);
    }
    await withFaces(folder, code, photographsEach);
  }
  rmSync(join(folder, 'content/id'), { recursive: true, force: true });
  return folder;
}

/** A folder is a language once its site.yaml says what it is called. */
function nameLanguage(file: string, code: string): void {
  const site = parseDocument(readFileSync(file, 'utf8'));
  site.set('language', { name: `Language ${code}`, locale: `${code}_ID` });
  writeFileSync(file, site.toString());
}

async function withFaces(folder: string, code: string, count: number): Promise<void> {
  const file = join(folder, 'content', code, 'home.yaml');
  const home: Document = parseDocument(readFileSync(file, 'utf8'));
  const [first] = (home.toJS() as { testimonials: { items: object[] } }).testimonials.items;
  const faces = Array.from({ length: count }, (_, at) => `face-${code}-${at}`);
  if (count > 0)
    home.setIn(
      ['testimonials', 'items'],
      faces.map((photo) => ({ ...first, photo })),
    );
  home.setIn(['testimonials', 'title'], `What they say in ${code}`);
  writeFileSync(file, home.toString());
  for (const [at, photo] of faces.entries()) {
    const background = { r: (at * 53) % 256, g: code.charCodeAt(1) * 2, b: code.charCodeAt(code.length - 1) * 2 };
    const picture = sharp({
      create: { width: 320, height: 320, channels: 3, background, noise: { type: 'gaussian', mean: 128, sigma: 20 } },
    });
    await picture.jpeg().toFile(join(folder, 'content/images', `${photo}.jpg`));
  }
}
