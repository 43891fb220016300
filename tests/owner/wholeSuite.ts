// npm run test:replaced: npm test on a copy of the project in which every word, person, picture and link is another.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { remove, wholeProject } from '../edit/project.ts';
import { replaceEverything } from './replace.ts';

const root = wholeProject();
await replaceEverything(join(root, 'content'));
const { status } = spawnSync('npm', ['test'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
remove(root);
process.exitCode = status ?? 1;
