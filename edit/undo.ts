import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { ContentError, loadContents } from '../ssg/content/content.ts';
import { ContentFiles } from './contentFiles.ts';

const steps: { id: string; before: ContentFiles; after: ContentFiles }[] = [];

const read = (file: string) => (existsSync(file) ? readFileSync(file) : undefined);

export function checkAndWrite(changed: ContentFiles, id: string): void {
  loadContents('content', changed);
  steps.push({ id, before: new ContentFiles([...changed.keys()].map((file) => [file, read(file)])), after: changed });
  writeFiles(changed);
}

export function undo(): { undone: string } {
  const step = steps.pop();
  if (!step) throw new ContentError('There is nothing to undo');
  for (const [file, bytes] of step.after)
    if (!isDeepStrictEqual(read(file), bytes))
      throw new ContentError(`Another program has changed ${file}, so this step cannot be undone any more`);
  writeFiles(step.before);
  return { undone: step.id };
}

/** Never leaves half a file under the real name, even if the editor is killed. */
function writeFiles(files: ContentFiles): void {
  for (const [file, bytes] of files) {
    const unfinished = `${file}.unfinished`;
    if (bytes) {
      writeFileSync(unfinished, bytes);
      renameSync(unfinished, file);
    } else rmSync(file, { force: true });
  }
}
