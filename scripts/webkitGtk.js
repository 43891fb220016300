// Safari's engine as WebKitGTK has it: what its tests need, and what of that is missing here.
import { spawnSync } from 'node:child_process';

const missing = ['WebKitWebDriver', 'Xvfb'].filter((tool) => spawnSync(tool, ['-help']).error);

/** Why tests/webkit cannot run, or ''. */
export const withoutWebKit =
  missing.length > 0 ? `not run: no ${missing.join(' and no ')} here (apt-get install webkit2gtk-driver xvfb)` : '';
