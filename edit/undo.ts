import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ContentError, loadContents } from '../ssg/content/content.ts';
import type { ContentFiles } from './contentFiles.ts';
import type { ChangeResult } from './messages.ts';

type Bytes = Buffer | undefined;
/** One change: the field or item, and its files before and after; undefined if there is no file. */
type Step = { id: string; files: { file: string; before: Bytes; after: Bytes }[] };

const steps: Step[] = [];

const bytesOf = (file: string): Bytes => (existsSync(file) ? readFileSync(file) : undefined);
const isSame = (one: Bytes, other: Bytes) => one?.toString('hex') === other?.toString('hex');

/** Checks the content, writes what differs, and keeps the old bytes for Undo until the server is stopped. */
export function write(changed: ContentFiles, id: string): void {
  try {
    // The check needs only the names of photographs, so '' stands for their bytes.
    loadContents('content', new Map([...changed].map(([file, text]) => [file, typeof text === 'string' ? text : ''])));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    // The editor shows the error at the changed field. Only an error in another file keeps its place (content/en/home.yaml:3).
    const locations = /^(\S+):\d+ \S+: /gm;
    const text = error.message.replace(locations, (location, file) => (changed.has(file) ? '' : location));
    // An error in a list is the same in all languages.
    throw new ContentError([...new Set(text.split('\n'))].join('\n'));
  }
  const files = [...changed]
    .map(([file, after]) => ({ file, before: bytesOf(file), after: after === undefined ? after : Buffer.from(after) }))
    .filter(({ before, after }) => !isSame(before, after));
  for (const { file, after } of files) writeFile(file, after);
  if (files.length > 0) steps.push({ id, files });
}

/** If another program has changed one of the files, nothing is written, the file is named and the step is dropped. */
export function undo(): ChangeResult {
  const { id, files } = steps.pop() ?? { id: '', files: [] };
  for (const { file, after } of files)
    if (!isSame(bytesOf(file), after))
      throw new ContentError(
        `Another program has changed ${file}: this step cannot be taken back any more. Nothing was overwritten`,
      );
  for (const { file, before } of files) writeFile(file, before);
  return { undone: id };
}

/** Never leaves half a file under the real name, even if the editor is killed. */
function writeFile(file: string, bytes: Bytes): void {
  const unfinished = `${file}.unfinished`;
  mkdirSync(dirname(file), { recursive: true });
  if (bytes) {
    writeFileSync(unfinished, bytes);
    renameSync(unfinished, file);
  } else rmSync(file, { force: true });
}
