import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { machineNode } from '../scripts/run.js';

const folder = mkdtempSync(join(tmpdir(), 'machine-node-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { node: ours } = (JSON.parse(readFileSync('package.json', 'utf8')) as { devDependencies: { node: string } })
  .devDependencies;
const [major = 0, minor = 0, patch = 0] = ours.split('.').map(Number);

function nodeOfMachine(version: string): string {
  const file = join(folder, version);
  writeFileSync(file, `#!/bin/sh\necho v${version}\n`, { mode: 0o755 });
  return file;
}

test.each([`${major}.${minor}.${patch + 1}`, `${major}.${minor + 1}.0`, `${major + 2}.0.0`])(
  'npm start serves with the machine’s own Node when that is newer: %s',
  (version) => {
    const path = nodeOfMachine(version);
    expect(machineNode(path)).toBe(path);
  },
);

test.each([ours, '20.19.0', `${major}.${minor - 1}.99`])('and with the project’s when it is not: %s', (version) => {
  expect(machineNode(nodeOfMachine(version))).toBeUndefined();
});

test('or when there is none', () => {
  expect(machineNode(join(folder, 'none'))).toBeUndefined();
});
