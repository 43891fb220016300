import type { Problem } from './siteToLaunch.ts';

/** The list as a person reads it: by group, and what to do said once for all that need the same. */
export function report(problems: readonly Problem[]): string {
  if (problems.length === 0) return 'Ready to launch: nothing here must not go live.';
  const groups = [...Map.groupBy(problems, ({ group }) => group)];
  const things = problems.length === 1 ? 'one thing' : `${problems.length} things`;
  return [`Not ready to launch, because of ${things}:`, ...groups.map(section)].join('\n\n');
}

function section([group, problems]: [string, Problem[]]): string {
  const lines = [...Map.groupBy(problems, ({ todo }) => todo)].flatMap(([todo, same]) => [
    ...same.map(({ what, ...place }) => `  ${placeOf(place)}${what}`),
    `    → ${todo}`,
  ]);
  return [`${group} (${problems.length})`, ...lines].join('\n');
}

const placeOf = ({ file, line }: Pick<Problem, 'file' | 'line'>) =>
  file ? `${file}${line === undefined ? '' : `:${line}`}  ` : '';
