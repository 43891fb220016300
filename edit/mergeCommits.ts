import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asText, idOf } from './contentFiles.ts';
import { contentPaths, git, gitOrEmpty, listContentFiles } from './git.ts';
import { allContentId, type Change, type Decision, type Decisions, type Versions } from './protocol.ts';
import { mergeYaml } from './yaml.ts';

/** Merges in a folder of its own, because the owner's files may have changes that are not committed. */
export function mergeCommits(commits: Versions, decisions: Decisions): { commit: string } | { conflicts: Change[] } {
  const { base, mine, theirs } = commits;
  // The folder is inside the project, where isValid() finds the packages, and in .git, which Vite does not watch.
  const folder = mkdtempSync(join(git('rev-parse', '--absolute-git-dir'), 'merge-'));
  const gitInFolder = (...args: string[]) => git('-C', folder, ...args);
  const conflicts: Change[] = [];
  const decide = (id: string, myValue?: unknown, theirValue?: unknown) => {
    if (!decisions[id]) conflicts.push({ id, was: asText(theirValue), value: asText(myValue) });
    return decisions[id];
  };
  // Until a conflict is decided any side will do, because nothing is committed.
  const restore = (side: Decision = 'mine', ...files: string[]) =>
    gitInFolder('restore', '--staged', '--worktree', '--source', commits[side], '--', ...files);
  git('worktree', 'add', '--quiet', '--detach', folder, theirs);
  try {
    // Merges no lines: git takes the files that only one side has changed, and fails where both have.
    const byWholeFiles = ['-c', 'merge.default=binary', '-c', 'merge.renames=false'];
    gitOrEmpty('-C', folder, ...byWholeFiles, 'merge', '--quiet', '--no-commit', mine);
    const changedByBoth = listContentFiles('-C', folder, 'diff', '--name-only', '--diff-filter=U');
    gitInFolder('add', '--all', '--', ...contentPaths);
    for (const file of changedByBoth) {
      const contentAt = (commit: string) => gitOrEmpty('show', `${commit}:${file}`);
      const versions = { base: contentAt(base), mine: contentAt(mine), theirs: contentAt(theirs) };
      if (idOf(file) && versions.mine && versions.theirs) {
        const merged = mergeYaml(versions, (path, ...values) => decide(idOf(file, path), ...values));
        writeFileSync(join(folder, file), merged);
      }
      // A picture, or a file that one side has removed, cannot be merged.
      else restore(decide(file), file);
    }
    if (conflicts.length === 0 && !isValid(folder)) restore(decide(allContentId), ...contentPaths);
    if (conflicts.length > 0) return { conflicts };
    gitInFolder('commit', '--all', '--quiet', '--no-verify', '--message', 'Put together what was published meanwhile');
    return { commit: gitInFolder('rev-parse', 'HEAD') };
  } finally {
    git('worktree', 'remove', '--force', folder);
  }
}

/** Checks the content with the code in the same folder, because others may have changed the schemas too. */
function isValid(folder: string): boolean {
  const check = "import('./ssg/content/content.ts').then(({ loadContents }) => loadContents())";
  return spawnSync(process.execPath, ['--eval', check], { cwd: folder }).status === 0;
}
