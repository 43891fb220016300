// npm run stress [URL]: attacks a running site, or one it starts itself, and exits 1 if anyone else has to wait a second
// or its memory does not return.
import { burst, idle, slowloris } from './load/attacks.ts';
import { duringAttack } from './load/duringAttack.ts';
import { megabytesBefore, memoryReturns } from './load/memory.ts';
import { targetOf } from './load/server.ts';

const { SECONDS = '15' } = process.env;
const target = await targetOf(process.argv[2]);
const before = await megabytesBefore(target);
console.log(`${target.url}, memory ${target.memory()}`);
let ok = true;
for (const attack of [slowloris(200), idle(5000), burst(2000)]) {
  const result = await duringAttack(target.url, attack, Number(SECONDS));
  ok &&= result.ok;
  console.log(`${result.report}; memory ${target.memory()}`);
}
const returned = await memoryReturns(target, before);
target.stop();
process.exit(ok && returned ? 0 : 1);
