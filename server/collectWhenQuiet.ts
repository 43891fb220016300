import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/** How often to look, in ms, and how many quiet looks make a rest. After less, the next burst would pay: it warms up again. */
const interval = 2000;
const rest = 15;
/** The share of that time spent working, below which a pause of some 50 ms meets hardly anyone. */
const quiet = 0.02;
/** Work in ms since the last collection, below which there is not enough to give back. */
const enough = 250;

/**
 * Gives back the memory of a busy time. V8 shrinks its heap on its own only some time after a full collection, and a burst
 * may bring none; then a server that rests keeps what the burst took. Making the context below has V8 shrink once, too,
 * so whoever tests this needs more than one burst.
 */
export function collectWhenQuiet(): { stop: () => void } {
  // Only a context made while the flag stands has gc; whatever else runs here stays without it.
  setFlagsFromString('--expose-gc');
  const collect: Collect = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');

  let quietLooks = 0;
  let looked = performance.eventLoopUtilization();
  // The start itself leaves garbage, so that the first rest collects.
  let worked = looked.active - enough;
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, looked);
    looked = now;
    quietLooks = utilization > quiet ? 0 : quietLooks + 1;
    if (quietLooks < rest || now.active - worked < enough) return;
    // The regular flavour frees pages too, but V8 keeps them in a pool that it may never give back to the system.
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    // The time it took counts neither as work nor against the quiet.
    looked = performance.eventLoopUtilization();
    worked = looked.active;
  }, interval).unref();
  return { stop: () => clearInterval(timer) };
}
