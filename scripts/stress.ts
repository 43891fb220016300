// npm run stress [URL]: attacks a running site, or one it starts itself, and exits 1 if anyone else has to wait a second.
import { setTimeout as wait } from 'node:timers/promises';
import { burst, idle, slowloris } from './load/attacks.ts';
import { duringAttack } from './load/duringAttack.ts';
import { targetOf } from './load/server.ts';

const { SECONDS = '15' } = process.env;
const target = await targetOf(process.argv[2]);
const before = target.megabytes();
console.log(`${target.url}, memory ${target.memory()}`);
let ok = true;
for (const attack of [slowloris(200), idle(5000), burst(2000)]) {
  const result = await duringAttack(target.url, attack, Number(SECONDS));
  ok &&= result.ok;
  console.log(`${result.report}; memory ${target.memory()}`);
}

const settled = 12;
await wait(settled * 1000);
const after = target.megabytes();
console.log(`${settled} s later: memory ${target.memory()}`);
if (before !== undefined && after !== undefined && after > before + 100) {
  console.log(`FAILED memory has not returned: it began at ${before} MB`);
  ok = false;
}
target.stop();
process.exit(ok ? 0 : 1);
