import { extname } from 'node:path';
import sharp from 'sharp';
import { ContentError, loadContents } from '../build/1-content/content.ts';
import { focusesIn } from '../build/2-assets/pictures/focus.ts';
import { photographsIn } from '../build/2-assets/pictures/folder.ts';
import { type Focus, type PictureUse, pictureUses } from '../build/2-assets/pictures/slots.ts';
import { checked } from '../build/2-assets/pictures/variants.ts';
import type { Content } from '../content/schema.ts';
import { placeOf, Refused, textOf } from './files.ts';
import { now, type Step } from './journal.ts';
import type { Done, Picture, PictureChange } from './messages.ts';
import { commit, type Desk, Drafts, key } from './writing.ts';
import { read, withValue } from './yaml/splice.ts';

const folder = 'content/images';
const focusFile = `${folder}/focus.yaml`;
/** Wider than any width that the build makes, and far smaller than what a camera makes. */
const widest = 2400;

export const idOf = ({ kind, path }: PictureUse) => [kind, ...path].join('.');

/** Puts a photograph in the place of a drawing, or gives the drawing back; what describes it changes with it. */
export async function changePicture(
  { language, id, file, focus, alternatives }: PictureChange,
  desk: Desk,
): Promise<Done> {
  placeOf(id, language, desk.languages);
  const uses = [...loadContents()].flatMap(([name, content]) => (name === language ? pictureUses(content) : []));
  const use = uses.find((one) => idOf(one) === id);
  if (!use) throw new Refused(`${id} is no picture.`);
  const drafts = new Drafts();
  const undescribed = desk.languages.filter(
    (each) => said(id, each, desk.languages).length > 0 && !alternatives[each]?.trim(),
  );
  if (undescribed.length > 0)
    return { mistakes: [`Say what it shows, for those who cannot see it (${undescribed.join(', ')}).`] };
  if (file === null && !use.drawn.includes(use.name))
    return { mistakes: [`There is no drawing ${use.name}. Put another photograph there, or remove the item.`] };
  const name = file ? nameFor(use, uses, drafts, desk, language) : use.name;
  for (const each of desk.languages) {
    const at = placeOf(id, each, desk.languages);
    if (name !== use.name) drafts.set(at.file, withValue(drafts.text(at.file), at.path, name));
    const text = alternatives[each]?.trim();
    if (text) drafts.set(at.file, withValue(drafts.text(at.file), [...at.path.slice(0, -1), 'alt'], text));
  }
  try {
    const steps = await fileSteps(file, name, use);
    for (const step of steps) if (step.after) drafts.set(step.file, '');
    const settled = desk.languages.map((each) => key(each, id.replace(/\w+$/, 'alt')));
    return commit(desk, drafts, { what: id, settled, toLookAt: [] }, [
      ...steps,
      ...focusSteps(name, file === null ? undefined : focus),
    ]);
  } catch (error) {
    if (error instanceof ContentError) return { mistakes: [error.message.replace(/\n\s+/g, ' ')] };
    throw error;
  }
}

/** The text in place of a picture, where one belongs to it. */
function said(id: string, language: string, languages: readonly string[]): [string, string][] {
  const { file, path } = placeOf(id, language, languages);
  const alternative = read(textOf(file), [...path.slice(0, -1), 'alt']);
  return alternative === undefined ? [] : [[language, String(alternative)]];
}

/** Two items of one list may show the same drawing, but not the same photograph: the second gets a name after its own. */
function nameFor(
  { name, path, kind }: PictureUse,
  uses: PictureUse[],
  drafts: Drafts,
  { languages }: Desk,
  language: string,
): string {
  const isItem = path.some((part) => typeof part === 'number');
  if (!isItem || uses.filter((use) => use.name === name).length < 2) return name;
  const at = placeOf([kind, ...path].join('.'), language, languages);
  const who = String(read(drafts.text(at.file), [...at.path.slice(0, -1), 'name']) ?? 'new');
  const base = `${name.split('-')[0]}-${who
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;
  const taken = new Set(uses.map((use) => use.name));
  return (
    [base, ...Array.from({ length: 99 }, (_, index) => `${base}-${index + 2}`)].find((one) => !taken.has(one)) ?? base
  );
}

/** The files of this name that go, and the one that comes: upright, no larger than needed, without the camera's notes. */
async function fileSteps(file: string | null | undefined, name: string, { slot }: PictureUse): Promise<Step[]> {
  if (file === undefined) return [];
  const old = photographsIn(folder).filter((one) => one.slice(0, -extname(one).length) === name);
  const gone = old.map((one) => ({ file: `${folder}/${one}`, before: now(`${folder}/${one}`), after: undefined }));
  if (file === null) return gone;
  const source = Buffer.from(file, 'base64');
  const { isLossless } = await checked('This file', source, slot);
  const upright = sharp(source).rotate().resize(widest, widest, { fit: 'inside', withoutEnlargement: true });
  const after = await (isLossless ? upright.png() : upright.jpeg({ quality: 90, mozjpeg: true })).toBuffer();
  const path = `${folder}/${name}${isLossless ? '.png' : '.jpg'}`;
  return [...gone.filter((step) => step.file !== path), { file: path, before: now(path), after }];
}

function focusSteps(name: string, focus: Focus | undefined): Step[] {
  const before = now(focusFile);
  const all = { ...focusesIn(folder), [name]: focus };
  const lines = Object.entries(all).flatMap(([each, at]) => (at ? [`${each}: { x: ${at.x}, y: ${at.y} }`] : []));
  const head = '# What must stay in a photograph when it is cut: hundredths from its left and from its top.';
  const after = lines.length > 0 ? Buffer.from(`${[head, ...lines.sort()].join('\n')}\n`) : undefined;
  return before === undefined && after === undefined ? [] : [{ file: focusFile, before, after }];
}

export const slotsOf = (content: Content, { languages }: Desk): Picture[] => {
  const photographs = photographsIn(folder);
  const focuses = focusesIn(folder);
  return pictureUses(content).map((use) => {
    const photograph = photographs.find((file) => file.slice(0, -extname(file).length) === use.name);
    return {
      ...{ id: idOf(use), name: use.name, says: use.slot.says, drawn: use.drawn.includes(use.name) },
      alternatives: Object.fromEntries(languages.flatMap((each) => said(idOf(use), each, languages))),
      ...(use.slot.aspect && { aspect: use.slot.aspect }),
      ...(focuses[use.name] && { focus: focuses[use.name] }),
      ...(photograph && { photograph }),
    };
  });
};
