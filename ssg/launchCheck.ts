import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { launchProblems } from './launch/check.ts';
import type { Problem } from './launch/outside.ts';

/** npm run launch-check: everything that must not go live. Exit 1 while anything blocks; --json for pipelines. */
const { values } = parseArgs({
  options: { json: { type: 'boolean' }, content: { type: 'string' }, built: { type: 'string' } },
});
// The server reads the same file, and it is the server's settings that are judged.
if (existsSync('.env')) process.loadEnvFile('.env');

const problems = await launchProblems({
  environment: process.env,
  ...(values.content && { folder: values.content }),
  ...(values.built && { built: values.built }),
});
const blocking = problems.filter(({ isAdvice }) => !isAdvice);
const ready = blocking.length === 0;
console.log(values.json ? JSON.stringify({ ready, problems }, null, 2) : [heading(), ...listed()].join('\n\n'));
process.exitCode = ready ? 0 : 1;

function heading(): string {
  if (ready) return 'Ready to launch: nothing here must not go live.';
  return `Not ready to launch, because of ${blocking.length === 1 ? 'one thing' : `${blocking.length} things`}:`;
}

function listed(): string[] {
  return [...Map.groupBy(problems, ({ group }) => group)].map(([group, inGroup]) => {
    const lines = [...Map.groupBy(inGroup, ({ todo }) => todo)].flatMap(([todo, same]) => [
      ...same.map((problem) => `  ${placeOf(problem)}${problem.what}${problem.isAdvice ? ' (advice)' : ''}`),
      `    → ${todo}`,
    ]);
    return [`${group} (${inGroup.length})`, ...lines].join('\n');
  });
}

function placeOf({ file, line }: Problem): string {
  return file ? `${file}${line === undefined ? '' : `:${line}`}  ` : '';
}
