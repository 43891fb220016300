// Runs before npm run serve and npm run inbox, perhaps on the machine's own Node, which may be too old for TypeScript.
import { existsSync } from 'node:fs';

if (Number(process.versions.node.split('.')[0]) < 26 || !existsSync('node_modules')) {
  console.error('Run npm start first: it installs the packages and Node 26.');
  process.exit(1);
}
