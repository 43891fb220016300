import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { linkPackages } from '../content/builtCopy.ts';
import { testContentFolder, writeTestContent } from '../content/testContent.ts';
import { replaceSamples, settings as serverSettings } from '../launch/readySite.ts';
import { collectText } from '../server/helpers/serverProcess.ts';

/** The project's programs do not get the shell's settings, such as PORT or DATABASE_URL. */
const pathOnly = { PATH: process.env['PATH'] };

export const gitIdentity = 'git config user.name Sinta && git config user.email sinta@sehobi.id';

export function copyOfProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'project-'));
  // Without the owner's photographs: the test content uses none of them.
  const isCopied = (name: string) => name && existsSync(name) && !/^content\/images\/(?!README)/.test(name);
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  for (const file of files.split('\n').filter(isCopied)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(file, join(root, file), { preserveTimestamps: true }); // If the lockfile were newer than the packages, npm scripts would install them again.
  }
  linkPackages(root);
  writeTestContent();
  // testContentFolder also has a copy of content/schema, perhaps from an older build.
  cpSync(testContentFolder, join(root, 'content'), { recursive: true, filter: (name) => !name.endsWith('.ts') });
  replaceSamples(join(root, 'content'));
  const lines = Object.entries(serverSettings).map((setting) => setting.join('='));
  writeFileSync(join(root, '.env'), lines.join('\n'));
  const commit = 'git add . && git commit --quiet -m "Start of the site"';
  const { status, output } = run(root, `git init --quiet && ${gitIdentity} && ${commit}`);
  if (status !== 0) throw new Error(`git cannot commit in ${root}: ${output}`);
  return root;
}

/** Leaves git without a user name, as on many owners' computers. */
export function addRemote(root: string): string {
  const remote = `${root}.git`;
  const createRemote = `rm -rf ${remote} && git init --bare --quiet ${remote} && (git remote remove origin || true)`;
  run(root, `${createRemote} && git remote add origin ${remote} && git push --quiet -u origin HEAD`);
  run(root, 'git config user.name ""');
  return remote;
}

export function run(root: string, commands: string) {
  // --norc: bash takes Node's pipe for a network connection and would read .bashrc, which may take minutes.
  const options = { cwd: root, encoding: 'utf8', env: pathOnly } as const;
  const { status, stdout, stderr } = spawnSync('bash', ['--norc', '-ec', commands], options);
  return { status, output: stdout + stderr };
}

export function examplesInEditingGuide(language: 'yaml' | 'sh'): string[] {
  const codeBlock = new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'gms');
  return [...readFileSync('docs/editing.md', 'utf8').matchAll(codeBlock)].map(([, example = '']) => example);
}

export function replaceIn(root: string, file: string, from: string, to: string): void {
  const text = readFileSync(join(root, file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} no longer contains “${from}”; update this test.`);
  const changed = text.replace(from, () => to);
  writeFileSync(join(root, file), changed);
}

/** Orientation 6 is that of a camera held upright. */
export async function savePhotograph(
  root: string,
  file: string,
  width: number,
  height: number,
  { orientation = 1 } = {},
) {
  await sharp({ create: { width, height, channels: 3, background: 'brown' } })
    .withMetadata({ orientation })
    .toFile(join(root, file));
}

export async function startVite(root: string, command: 'dev' | 'edit' = 'dev', port?: number) {
  const options = command === 'edit' ? ['--config', 'edit/vite.config.ts'] : ['--host', '127.0.0.1'];
  const args = ['node_modules/vite/bin/vite.js', ...(port ? [] : ['--port', '0']), ...options];
  const env = { ...pathOnly, NO_COLOR: '1', ...(port && { PORT: String(port) }) };
  const child = spawn(process.execPath, args, { cwd: root, env });
  const url = await new Promise<string>((resolve, reject) => {
    const output = collectText(child.stdout, child.stderr);
    child.stdout.on('data', () => {
      const [address] = /http:\/\/127\.0\.0\.1:\d+\/\S*\s/.exec(output()) ?? [];
      if (address) resolve(address.trim());
    });
    child.once('exit', () => reject(new Error(`the development server ended:\n${output()}`)));
  });
  return { url, stop: (signal?: NodeJS.Signals) => void child.kill(signal) };
}

export const remove = (root: string) => rmSync(root, { recursive: true, force: true });
