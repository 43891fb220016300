import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { launchProblems } from './launch/check.ts';
import { report } from './launch/report.ts';

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
console.log(values.json ? JSON.stringify({ ready: problems.length === 0, problems }, null, 2) : report(problems));
process.exitCode = problems.length === 0 ? 0 : 1;
