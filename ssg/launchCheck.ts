import { existsSync } from 'node:fs';
import { launchProblems } from './launch/check.ts';
import type { Problem } from './launch/settingsAndBuild.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

const problems = await launchProblems({ environment: process.env });
const blockingCount = problems.filter(({ isAdvice }) => !isAdvice).length;
const ready = blockingCount === 0;
const heading = ready
  ? 'Ready to launch.'
  : `Not ready to launch, because of ${blockingCount === 1 ? 'one thing' : `${blockingCount} things`}:`;
const groups = Map.groupBy(problems, ({ fix }) => fix);
const blocks = [...groups].map(([fix, group]) => [...group.map(formatProblem), `  → ${fix}`].join('\n'));
console.log(
  process.argv.includes('--json') ? JSON.stringify({ ready, problems }, null, 2) : [heading, ...blocks].join('\n\n'),
);
process.exitCode = ready ? 0 : 1;

function formatProblem({ file, line, what, isAdvice }: Problem): string {
  const location = file && `${file}${line === undefined ? '' : `:${line}`}  `;
  return `${location ?? ''}${what}${isAdvice ? ' (advice)' : ''}`;
}
