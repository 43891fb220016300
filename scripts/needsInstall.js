// Before what runs in production, where nothing may be installed by itself.
import { existsSync } from 'node:fs';
import { stop } from './stop.js';

if (!existsSync('node_modules/hono'))
  stop('The packages are not installed.', 'Run npm start, or npm ci and npm run build.');
if (Number(process.versions.node.split('.')[0]) < 24) {
  stop(`This is Node ${process.versions.node}; the server needs Node 24.`, 'Run npm ci, which brings it along.');
}
