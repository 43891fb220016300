// npm run stress [URL]: attacks a running site, or one it starts itself, and exits 1 if anyone else has to wait a second
// or its memory does not stay level.
import { burst, idle, slowloris } from './load/attacks.ts';
import { duringAttack } from './load/duringAttack.ts';
import { memoryOf, notRunning, targetOf } from './load/measuredSite.ts';
import { staysLevel } from './load/memory.ts';

const { SECONDS = '15' } = process.env;
const target = await targetOf(process.argv[2]).catch(notRunning);
const megabytes = [];
console.log(`${target.url}, ${memoryOf(target)}`);
let ok = true;
// Three times: the first pass brings memory to its level.
for (const attack of [1, 2, 3].flatMap(() => [slowloris(200), idle(5000), burst(2000)])) {
  const result = await duringAttack(target.url, attack, Number(SECONDS));
  ok &&= result.ok;
  megabytes.push(target.megabytes());
  console.log(`${result.report}; ${memoryOf(target)}`);
}
const level = staysLevel(megabytes);
target.stop();
process.exit(ok && level ? 0 : 1);
