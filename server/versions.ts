import { readFileSync } from 'node:fs';
import type { BuiltSite } from '../contract/contactState.ts';
import { schemaVersion } from './store/schema.ts';

/** What runs here: for the log and the metrics. */
export function versions(site: BuiltSite): Record<string, string> {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return { version, build: site.build, node: process.versions.node, schema: String(schemaVersion) };
}
