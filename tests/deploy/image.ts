import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownProject } from '../content/own.ts';

export type Instruction = { name: string; text: string };

/** The stages of deploy/Dockerfile, each a list of instructions. */
export function readStages(): Instruction[][] {
  const lines = readFileSync('deploy/Dockerfile', 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean);
  const stages: Instruction[][] = [];
  for (const line of lines) {
    const [, name = '', text = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (name === 'FROM') stages.push([]);
    stages.at(-1)?.push({ name, text });
  }
  return stages;
}

/** The arguments of COPY, without options; from which stage, if from one. */
export function copied({ text }: Instruction) {
  const words = text.split(' ');
  const paths = words.filter((word) => !word.startsWith('--'));
  const stage = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
  return { stage, sources: paths.slice(0, -1), target: paths.at(-1) ?? '' };
}

/** What the last stage holds, from this folder's own files and the tests' build; the packages are those that `npm ci --omit=dev` installs. */
export function layOut(last: readonly Instruction[]) {
  const folder = mkdtempSync(join(tmpdir(), 'image-'));
  for (const instruction of last.filter(({ name }) => name === 'COPY')) {
    for (const source of copied(instruction).sources.map((path) => path.replace(/^\/site\//, ''))) {
      if (source === 'node_modules') copyProductionPackages(folder);
      else
        cpSync(source.startsWith('dist/') ? join(ownProject, source) : source, join(folder, source), {
          recursive: true,
        });
    }
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function copyProductionPackages(folder: string): void {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, { dev?: boolean }> };
  for (const [path, { dev }] of Object.entries(lock.packages))
    if (path && !dev) cpSync(path, join(folder, path), { recursive: true });
}
