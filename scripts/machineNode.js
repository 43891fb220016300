import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * The machine's own Node, on which npm runs, where it is newer than the project's: security releases reach the
 * npm package late.
 */
export function machineNode(path = process.env.npm_node_execpath) {
  const { node } = JSON.parse(readFileSync('package.json', 'utf8')).devDependencies;
  const { stdout } = spawnSync(path ?? 'node', ['--version'], { encoding: 'utf8' });
  const [ours, its] = [node, (stdout ?? '').replace(/^v/, '')].map((version) => version.split('.').map(Number));
  const at = ours.findIndex((part, nth) => part !== its[nth]);
  return at >= 0 && its[at] > ours[at] ? path : undefined;
}
